/** The groups of the "Add section" menu. A section names its own: `options: { sectionGroup: 'offer' }`. */
export const sectionGroups = [
  { name: 'opening', title: 'Open, close, get in touch' },
  { name: 'offer', title: 'What we offer' },
  { name: 'figures', title: 'Figures and facts' },
  { name: 'lists', title: 'Lists and stories' },
  { name: 'reading', title: 'Reading and reference' },
  // Made for one page of the site; last in every view of the menu.
  { name: 'special', title: 'Special' },
] as const

export type SectionGroup = (typeof sectionGroups)[number]['name']

declare module 'sanity' {
  interface ObjectOptions {
    /** The group in which the "Add section" menu shows this section. */
    sectionGroup?: SectionGroup
    /** Other names of this section, by which editors look for it. */
    alsoCalled?: string
  }
}
