import type { MergeSection, Section } from './stored.ts'

const PERSON_LOOKS: Record<string, string> = { compact: 'cards', roster: 'list' }
const RECORDING_LOOKS: Record<string, string> = { posters: 'cards' }

/** A section that showed documents of one type; `field` held those that an editor had chosen. */
function documentList(what: string, field: string): MergeSection {
  return (section) => ({ ...renamed(section, field, 'chosen'), _type: 'documentList', what })
}

/** The section with the content of one field under another name. */
function renamed(section: Section, from: string, to: string): Section {
  const { [from]: value, _type, _key, ...rest } = section
  return { _type, _key, ...rest, ...(value !== undefined && { [to]: value }) }
}

const withLook =
  (merge: MergeSection, looks: Record<string, string>): MergeSection =>
  (section) => {
    const merged = merge(section)
    const look = String(section.look)
    return { ...merged, ...(section.look !== undefined && { look: looks[look] ?? look }) }
  }

/** Sections that list documents, and the indexes of guides and articles. */
export const LISTS: Record<string, MergeSection> = {
  productCards: documentList('product', 'products'),
  reportList: (section) =>
    renamed(documentList('report', 'reports')(section), 'download', 'action'),
  guideCards: documentList('guide', 'guides'),
  courses: documentList('course', 'courses'),
  jobs: documentList('job', 'jobs'),
  events: documentList('event', 'events'),
  recordings: withLook(documentList('recording', 'recordings'), RECORDING_LOOKS),
  people: withLook(documentList('person', 'people'), PERSON_LOOKS),
  testimonials: documentList('testimonial', 'testimonials'),
  guideSearch: (section) => ({ ...section, _type: 'guideIndex', look: 'search' }),
  guideTopics: (section) => ({ ...section, _type: 'guideIndex', look: 'topics' }),
  articleBrowser: (section) => ({ look: 'cards', ...section, _type: 'articleIndex' }),
  articleFeature: (section) => ({ look: 'picture', ...section, _type: 'articleIndex' }),
}
