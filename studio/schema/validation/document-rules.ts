import type { Rule, ValidationContext, ValidationError } from 'sanity'
import { homePageId, routableTypes } from '../routable-types'
import { refuseDuplicateAnchors } from './anchor-rules'
import { findUnknownFigures } from './figures'
import { refuseWrongHeadings } from './heading-rules'
import { adviseImages } from './image-rules'
import { adviseIdleButtons, refuseWordlessLinks } from './link-rules'
import { adviseDeadPlaces, findDeadAnchors } from './lookups'
import { publishedId } from './path'
import { type DocumentRule, placesOf, type Stored } from './places'
import { isHidden } from './rules-of-shown'
import { refuseStarterTexts } from './starter-rules'
import { adviseLengths, adviseTexts, adviseTwins, refuseBlankTexts } from './text-rules'

/** The home page leads search engines to all others, and visitors to everything. */
const refuseLosingHome: DocumentRule = (_, { _id, _system, seo }) => {
  if (publishedId(String(_id)) !== homePageId) return []
  const isRemoved = (_system as Stored | undefined)?.delete === true
  const isHidden = (seo as Stored | undefined)?.hideFromSearch === true
  return [
    ...(isRemoved
      ? [
          {
            message:
              'The home page cannot be unpublished: the site would answer “not found” at /. Take it out of the release.',
            path: [],
          },
        ]
      : []),
    ...(isHidden
      ? [
          {
            message: 'The home page must stay in search results. Switch this off.',
            path: ['seo', 'hideFromSearch'],
          },
        ]
      : []),
  ]
}

/** Without a description of its own, a page shows that of the whole site in search results. */
const adviseDescription: DocumentRule = (_, { _type, seo, summary }) => {
  if (!(String(_type) in routableTypes)) return []
  const { description, hideFromSearch } = (seo ?? {}) as Stored
  if (description || summary || hideFromSearch === true) return []
  const message =
    'Search results show the description of the whole site. Describe this page in 70 to 160 characters.'
  return [{ message, path: ['seo', 'description'] }]
}

const errors: readonly DocumentRule[] = [
  refuseBlankTexts,
  refuseStarterTexts,
  refuseWordlessLinks,
  refuseDuplicateAnchors,
  refuseWrongHeadings,
  refuseLosingHome,
]

const warnings: readonly DocumentRule[] = [
  adviseTexts,
  adviseLengths,
  adviseTwins,
  adviseIdleButtons,
  adviseImages,
  adviseDescription,
]

function check(rules: readonly DocumentRule[], value: unknown, context: ValidationContext) {
  const document = value as Stored
  const places = placesOf(document)
  return shown(
    rules.flatMap((rule) => rule(places, document)),
    context,
  )
}

/** What an editor can find in the form, and mend. A longer word would leave the card of its message. */
function shown(found: ValidationError[], context: ValidationContext): true | ValidationError[] {
  const visible = found.filter(({ path }) => !path || !isHidden(path, context))
  const messages = visible.map(({ message, ...place }) => ({
    ...place,
    message: message.replaceAll(/[^\s/-]{28,}/gu, (word) => `${word.slice(0, 27)}…`),
  }))
  return messages.length === 0 || messages
}

const validation = (rule: Rule) => [
  rule.custom((document, context) => check(errors, document, context)),
  rule.custom(async (document, context) => {
    const stored = document as unknown as Stored
    const found = await Promise.all([
      findUnknownFigures(stored, context),
      findDeadAnchors(stored, context),
    ])
    return shown(found.flat(), context)
  }),
  rule.custom((document, context) => check(warnings, document, context)).warning(),
  rule
    .custom(async (document, context) =>
      shown(await adviseDeadPlaces(document as unknown as Stored, context), context),
    )
    .warning(),
]

/** A document type with the rules that hold for every document. */
export const withRules = <Type extends object>(type: Type): Type => ({ ...type, validation })
