/** A list of the panel with the leads of a row. */
export type ReportLink = { name: string; leads: number; path: string };

/** Leads of one kind, and what came of them. */
export type ReportRow = {
  /** Names the row; no other row of its table has it. */
  label: string;
  /** What people call it, such as a page or a form, if that is known. */
  title?: string;
  leads: number;
  inTalks: number;
  won: number;
  lost: number;
  /** Sum of the values of the won leads. */
  value: number;
  /** Won leads divided by all; null while none is won or lost. */
  wonShare: number | null;
  /** Where the leads are: the panel's lists, by collection. Empty if no filter fits. */
  links?: ReportLink[];
};

/** The time to the first answer. */
export type AnswerTimes = {
  /** Median in hours of the leads whose first answer has a time; null without any. */
  medianHours: number | null;
  /** Leads whose state is new. */
  unanswered: number;
};

type ReportGroup = {
  title: string;
  rows: ReportRow[];
  /** Number of further rows, which only the CSV has. */
  more: number;
  /** True if anonymous counts of erased leads are in it. */
  countsErased: boolean;
};

/** What the website brought in a period. */
export type LeadsReport = {
  /** The first and the last month, such as 2026-01. */
  from: string;
  to: string;
  totals: ReportRow & AnswerTimes;
  /** Leads marked as spam, which nothing else counts. */
  spam: number;
  /** Erased leads of which only a count is left. They are in the totals. */
  erased: number;
  /** Every month of the period. */
  months: (ReportRow & AnswerTimes)[];
  groups: ReportGroup[];
};

/** What is not sent, and why. */
export type Unsent = { failing: number; givenUp: number; problem: string | null };

/** The leads in numbers, for the panel's home page. */
export type LeadsSummary = {
  /** The retention of leads; 0 is forever. */
  retentionDays: number;
  /** True if the space for CVs is full. */
  isFull: boolean;
  /** Emails about leads and to visitors; null for users who read no leads. */
  mail: Unsent | null;
  webhooks: (Unsent & { name: string })[];
  collections: {
    uid: string;
    name: string;
    /** Leads of the last seven days. */
    week: number;
    /** Null for forms that need no answer. */
    unanswered: number | null;
  }[];
};

type CsvFile = Uint8Array | AsyncIterable<string>;

/** The panel's routes of leads, and their responses. */
export type LeadResponses = {
  "GET /leads-summary": LeadsSummary;
  "GET /leads-export/:uid": CsvFile;
  "GET /leads-report": LeadsReport | CsvFile;
};
