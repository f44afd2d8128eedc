// The first look of a list is the default.

/** How a page opens. */
export const heroLooks = [
  { title: 'Picture beside the text', value: 'picture' },
  { title: 'Plain: wide type, no picture', value: 'plain' },
  { title: 'Ledger: figures large below', value: 'ledger' },
]

/** How a grid draws its cards. */
export const cardGridLooks = [
  { title: 'Plain: no boxes', value: 'plain' },
  { title: 'Bordered: cells of one sheet', value: 'bordered' },
  { title: 'Tinted: separate sheets', value: 'tinted' },
  { title: 'List: rows beside the title', value: 'list' },
  { title: 'Register: rows with their points as tags', value: 'register' },
  { title: 'Questions: large, with who asks them (dark)', value: 'questions' },
  { title: 'Directory: names in columns (dark)', value: 'directory' },
  { title: 'Levels: rows with a badge for their impact', value: 'levels' },
]

/** How steps are drawn. */
export const stepsLooks = [
  { title: 'Path: numbered stops side by side', value: 'path' },
  { title: 'Timeline: large dates, one below another', value: 'timeline' },
  { title: 'Contents: chapters with page numbers', value: 'contents' },
]

/** How figures are set. */
export const statBandLooks = [
  { title: 'Ledger: ruled lines beside the title', value: 'ledger' },
  { title: 'Row: side by side (dark)', value: 'row' },
  { title: 'Findings: numbered statements, one row each', value: 'findings' },
  { title: 'Lead: statements, the first one large', value: 'lead' },
]

/** How a table of facts is drawn. */
export const factTableLooks = [
  { title: 'Table', value: 'table' },
  { title: 'Board: values, meters and, in the fifth column, ids (dark)', value: 'board' },
]

/** What kind of stories are told. */
export const storiesLooks = [
  { title: 'Customers: what they did, results in the margin', value: 'customers' },
  { title: 'Cases: worked through, move by move', value: 'cases' },
]

/** How profiles are drawn. */
export const profilesLooks = [
  { title: 'Regions: bars one below another (dark)', value: 'regions' },
  { title: 'Countries: entries with code and risk, two to a row', value: 'countries' },
]

/** Which way to reach the company a section shows. */
export const contactLooks = [
  { title: 'Form: the message form', value: 'form' },
  { title: 'Details: addresses, telephone and hours (dark)', value: 'details' },
]

/** What a call to action looks like. */
export const callToActionLooks = [
  { title: 'Ink: dark band with buttons', value: 'ink' },
  { title: 'Paper: light band with buttons', value: 'paper' },
  { title: 'Newsletter: a box for an email address', value: 'newsletter' },
]

/** How the examples of a code sample stand. */
export const codeSampleLooks = [
  { title: 'One at a time, behind tabs', value: 'tabs' },
  { title: 'Side by side, as cards', value: 'cards' },
]

/** How a list shows recordings or people. */
export const documentListLooks = [
  { title: 'List: one line each', value: 'list' },
  { title: 'Cards: a small portrait, or a drawn poster, each', value: 'cards' },
  { title: 'Portraits: people large, with biographies', value: 'portraits' },
]

/** How guides are found. */
export const guideIndexLooks = [
  { title: 'A search in one area', value: 'search' },
  { title: 'Lists by topic', value: 'topics' },
]

/** How articles are shown: the first two list them all, the others show one. */
export const articleIndexLooks = [
  { title: 'Cards with pictures, categories as large figures', value: 'cards' },
  { title: 'Ledger by date, categories as chips', value: 'ledger' },
  { title: 'One article beside its picture', value: 'picture' },
  { title: 'One article in large type with its date', value: 'type' },
]
