/** Plain share URLs, without third-party scripts. */
export const shareLinks = (title: string, url: string) => {
  const [encodedTitle, encodedUrl] = [encodeURIComponent(title), encodeURIComponent(url)];

  return [
    { name: "Share by email", href: `mailto:?subject=${encodedTitle}&body=${encodedUrl}` },
    {
      name: "Share on LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    },
  ];
};
