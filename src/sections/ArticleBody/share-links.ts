/** Plain share URLs, without third-party scripts. */
export const shareLinks = (title: string, address: string) => {
  const [name, url] = [encodeURIComponent(title), encodeURIComponent(address)];

  return [
    { name: "Share by email", href: `mailto:?subject=${name}&body=${url}` },
    {
      name: "Share on LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
  ];
};
