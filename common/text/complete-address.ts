/** Completes an address as people write it: `www.example.com`, `name@example.com`, `+49 30 1234`. */
export const completeAddress = (typed: string): string => {
  const target = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(target)) return `mailto:${target}`;
  if (/^\+?[\d\s().-]{6,}$/.test(target)) return `tel:${target.replace(/[^\d+]/g, "")}`;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(target)) return `https://${target}`;

  return target;
};
