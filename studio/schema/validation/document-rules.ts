import type { Rule, ValidationError } from 'sanity'
import { homePageId, routableTypes } from '../routable-types'
import { refuseDuplicateAnchors } from './anchor-rules'
import { findUnknownFigures } from './figures'
import { refuseWrongHeadings } from './heading-rules'
import { adviseImages } from './image-rules'
import { adviseIdleButtons, refuseWordlessLinks } from './link-rules'
import { findDeadAnchors } from './lookups'
import { refuseHugeNumbers } from './number-rules'
import { publishedId } from './path'
import { type DocumentRule, placesOf, type Stored } from './places'
import { refuseStarterTexts } from './starter-rules'
import { adviseTexts, refuseBlankTexts } from './text-rules'

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
  refuseHugeNumbers,
  refuseDuplicateAnchors,
  refuseWrongHeadings,
  refuseLosingHome,
]

const warnings: readonly DocumentRule[] = [
  adviseTexts,
  adviseIdleButtons,
  adviseImages,
  adviseDescription,
]

function check(rules: readonly DocumentRule[], value: unknown): true | ValidationError[] {
  const document = value as Stored
  const places = placesOf(document)
  const found = rules.flatMap((rule) => rule(places, document))
  return found.length === 0 || found
}

const validation = (rule: Rule) => [
  rule.custom((document) => check(errors, document)),
  rule.custom(async (document, context) => {
    const stored = document as unknown as Stored
    const found = await Promise.all([
      findUnknownFigures(stored, context),
      findDeadAnchors(stored, context),
    ])
    return found.flat().length === 0 || found.flat()
  }),
  rule.custom((document) => check(warnings, document)).warning(),
]

/** A document type with the rules that hold for every document. */
export const withRules = <Type extends object>(type: Type): Type => ({ ...type, validation })
