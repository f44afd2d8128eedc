import { at, defineMigration, del, set, unset } from 'sanity/migrate'

const TYPES = ['words', 'campaignNames']
const FIELDS = [
  'acceptedWarnings',
  'showFrom',
  'showUntil',
  'reportDownload',
  'fullReport',
  'reportFile',
  'fullReportInFile',
]

/** Removes documents and fields that no version of the schema knows any more, and replaces a look of card grids. */
export default defineMigration({
  title: 'Without documents and fields that nothing uses',
  migrate: {
    document: ({ _id, _type }) => (TYPES.includes(_type) ? del(_id) : undefined),
    object: (node) => [
      ...FIELDS.filter((name) => name in node).map((name) => at(name, unset())),
      ...(node._type === 'cardGrid' && node.look === 'tinted' ? [at('look', set('bordered'))] : []),
    ],
  },
})
