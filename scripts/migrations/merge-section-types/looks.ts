export type OldSection = { _type: string; _key: string; [field: string]: unknown }
export type NewSection = OldSection

type Item = Record<string, unknown>

/** Section types that became looks of other types, and types whose tone became a look. */
export const LOOKS: Record<string, (section: OldSection) => NewSection> = {
  coverage: (section) =>
    merged(section, 'cardGrid', 'register', {
      cards: itemsOf(section.regions, 'card', { name: 'title', frameworks: 'points' }),
      regions: undefined,
    }),
  directory: (section) =>
    merged(section, 'cardGrid', 'directory', {
      cards: itemsOf(section.groups, 'card'),
      groups: undefined,
    }),
  firstQuestions: (section) =>
    merged(section, 'cardGrid', 'questions', {
      cards: itemsOf(section.questions, 'card', { team: 'title' }),
      questions: undefined,
    }),
  impacts: (section) =>
    merged(section, 'cardGrid', 'levels', {
      cards: itemsOf(section.items, 'card', { impact: 'level', regions: 'points' }),
      items: undefined,
    }),
  timeline: (section) =>
    merged(section, 'steps', 'timeline', {
      steps: itemsOf(section.entries, 'step', { date: 'note' }),
      entries: undefined,
    }),
  reportContents: (section) =>
    merged(section, 'steps', 'contents', {
      steps: itemsOf(section.chapters, 'step', { page: 'note' })?.map(noteAsText),
      chapters: undefined,
    }),
  findings: (section) =>
    merged(section, 'statBand', section.look === 'lead' ? 'lead' : 'findings', {
      figures: itemsOf(section.findings, 'figure', { title: 'label', text: 'note' }),
      findings: undefined,
    }),
  feedBoard: (section) =>
    merged(section, 'factTable', 'board', {
      columns: FEED_COLUMNS,
      rows: itemsOf(section.feeds, 'factRow')?.map(rowOfFeed),
      feeds: undefined,
    }),
  caseFiles: (section) =>
    merged(section, 'stories', 'cases', {
      stories: itemsOf(section.cases, 'story', { kind: 'sector' }),
      cases: undefined,
    }),
  regions: (section) =>
    merged(section, 'profiles', 'regions', {
      profiles: itemsOf(section.regions, 'profile', { volume: 'size', trends: 'points' }),
      regions: undefined,
    }),
  countries: (section) =>
    merged(section, 'profiles', 'countries', {
      profiles: itemsOf(section.countries, 'profile', { marketCap: 'size', keyFactors: 'points' }),
      countries: undefined,
    }),
  contactForm: (section) => merged(section, 'contact', 'form'),
  contactDetails: (section) => merged(section, 'contact', 'details'),
  newsletter: (section) => merged(section, 'callToAction', 'newsletter'),
  callToAction: (section) => withLookOfTone(section, { ink: 'ink', paper: 'paper' }),
  statBand: (section) => withLookOfTone(section, { ink: 'row', paper: 'ledger' }),
}

/** The section as another type; a change of `undefined` removes a field. */
function merged(section: OldSection, _type: string, look: string, changes: Item = {}): NewSection {
  return defined({ ...section, _type, look, ...changes })
}

/** A section that was migrated before has no tone, and stays as it is. */
function withLookOfTone(section: OldSection, looks: Record<string, string>): NewSection {
  const { tone } = section
  if (typeof tone !== 'string') return section
  return defined({ ...section, tone: undefined, look: looks[tone] })
}

/** A list as items of another type, with some fields under other names. */
function itemsOf(
  items: unknown,
  _type: string,
  names: Record<string, string> = {},
): Item[] | undefined {
  if (!Array.isArray(items)) return undefined
  return items.map((item: Item) => {
    const fields = Object.entries(item).map(([name, value]) => [names[name] ?? name, value])
    return { ...Object.fromEntries(fields), _type }
  })
}

function noteAsText({ note, ...step }: Item): Item {
  return note === undefined ? step : { ...step, note: String(note) }
}

/** The site printed these itself. */
const FEED_COLUMNS = [
  'Feed',
  'Latest value',
  'Deviation of threshold',
  'Heartbeat',
  'Round',
  'Signers',
]

function rowOfFeed({ _type, _key, ...feed }: Item): Item {
  const { name = '', value = '', deviation, threshold, heartbeat, round, signers } = feed
  const isMetered = typeof deviation === 'number' && Boolean(threshold)
  const drift = isMetered ? `${deviation} of ${threshold}%` : 'On change'
  return {
    _type,
    _key,
    cells: [name, value, drift, heartbeat ?? '', round ?? '', signers ?? ''],
    ...(isMetered && { meter: { value: deviation, limit: threshold } }),
  }
}

function defined(section: OldSection): NewSection {
  const fields = Object.entries(section).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as NewSection
}
