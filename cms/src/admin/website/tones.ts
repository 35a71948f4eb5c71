import type { StatusVariant } from "@strapi/design-system";

/** How each tone looks, and its name for those who do not see colors. */
export const tones = {
  good: { status: "success", label: "Up to date" },
  busy: { status: "secondary", label: "On its way" },
  bad: { status: "danger", label: "Needs attention" },
  warning: { status: "warning", label: "Not up to date" },
  quiet: { status: "neutral", label: "Nothing yet" },
} as const satisfies Record<string, { status: StatusVariant; label: string }>;
