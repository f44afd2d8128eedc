export type OldSection = { _type: string; _key: string; [field: string]: unknown }
export type NewSection = OldSection

type Merge = (section: OldSection) => NewSection
type Item = Record<string, unknown>
type Items = { from: string; to: string; item: (item: Item) => Item }

/** Section types that became looks of other types, and types whose tone became a look. */
export const LOOKS: Record<string, Merge> = {
  coverage: merge('cardGrid', 'register', {
    from: 'regions',
    to: 'cards',
    item: renamed('card', { name: 'title', frameworks: 'points' }),
  }),
  directory: merge('cardGrid', 'directory', {
    from: 'groups',
    to: 'cards',
    item: renamed('card'),
  }),
  firstQuestions: merge('cardGrid', 'questions', {
    from: 'questions',
    to: 'cards',
    item: renamed('card', { team: 'title' }),
  }),
  impacts: merge('cardGrid', 'levels', {
    from: 'items',
    to: 'cards',
    item: renamed('card', { impact: 'level', regions: 'points' }),
  }),
  timeline: merge('steps', 'timeline', {
    from: 'entries',
    to: 'steps',
    item: renamed('step', { date: 'note' }),
  }),
  reportContents: merge('steps', 'contents', {
    from: 'chapters',
    to: 'steps',
    item: stepOfChapter,
  }),
  findings: (section) =>
    merge('statBand', section.look === 'lead' ? 'lead' : 'findings', {
      from: 'findings',
      to: 'figures',
      item: renamed('figure', { title: 'label', text: 'note' }),
    })(section),
  feedBoard: (section) => ({
    ...merge('factTable', 'board', { from: 'feeds', to: 'rows', item: rowOfFeed })(section),
    columns: FEED_COLUMNS,
  }),
  caseFiles: merge('stories', 'cases', {
    from: 'cases',
    to: 'stories',
    item: renamed('story', { kind: 'sector' }),
  }),
  regions: merge('profiles', 'regions', {
    from: 'regions',
    to: 'profiles',
    item: renamed('profile', { volume: 'size', trends: 'points' }),
  }),
  countries: merge('profiles', 'countries', {
    from: 'countries',
    to: 'profiles',
    item: renamed('profile', { marketCap: 'size', keyFactors: 'points' }),
  }),
  contactForm: merge('contact', 'form'),
  contactDetails: merge('contact', 'details'),
  newsletter: merge('callToAction', 'newsletter'),
  callToAction: lookFromTone({ ink: 'ink', paper: 'paper' }),
  statBand: lookFromTone({ ink: 'row', paper: 'ledger' }),
}

/** Makes a section one of another type, and its items those of another field. */
function merge(_type: string, look: string, items?: Items): Merge {
  return ({ _key, ...section }) => {
    const merged: NewSection = { ...section, _type, _key, look }
    if (!items) return merged
    const list = merged[items.from]
    delete merged[items.from]
    return { ...merged, ...(Array.isArray(list) && { [items.to]: list.map(items.item) }) }
  }
}

/** Makes an item one of another type, with some of its fields under other names. */
function renamed(_type: string, names: Record<string, string> = {}) {
  return (item: Item): Item => {
    const fields = Object.entries(item).map(([name, value]) => [names[name] ?? name, value])
    return { ...Object.fromEntries(fields), _type }
  }
}

/** A section that was migrated before has no tone, and stays as it is. */
function lookFromTone(looks: Record<string, string>): Merge {
  return (section) => {
    const { tone, ...rest } = section
    return typeof tone === 'string' ? { ...rest, look: looks[tone] } : section
  }
}

/** A page number becomes the note of a step, which is text. */
function stepOfChapter({ page, ...chapter }: Item): Item {
  return { ...chapter, _type: 'step', ...(page !== undefined && { note: String(page) }) }
}

/** These column titles were in the code of the site. */
const FEED_COLUMNS = [
  'Feed',
  'Latest value',
  'Deviation of threshold',
  'Heartbeat',
  'Round',
  'Signers',
]

function rowOfFeed({ _key, ...feed }: Item): Item {
  const { name = '', value = '', deviation, threshold, heartbeat, round, signers } = feed
  const isMetered = typeof deviation === 'number' && Boolean(threshold)
  const drift = isMetered ? `${deviation} of ${threshold}%` : 'On change'
  return {
    _type: 'factRow',
    _key,
    cells: [name, value, drift, heartbeat ?? '', round ?? '', signers ?? ''],
    ...(isMetered && { meter: { value: deviation, limit: threshold } }),
  }
}
