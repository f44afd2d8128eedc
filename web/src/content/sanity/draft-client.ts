import 'server-only'
import type { FilterDefault } from '@sanity/client'
import type { ContentSourceMapParsedPath } from '@sanity/client/csm'
import { client } from '@/content/sanity/client'
import { COPY_PATHS } from '@/content/sanity/copy-paths.gen'
import { env } from '@/env'

const copyPaths = new Map(
  Object.entries(COPY_PATHS).map(([type, paths]) => [type, new Set(paths)] as const),
)

/** Only text that the site shows may carry a mark: it would change any other value, and an empty text is none. */
const isCopy: FilterDefault = ({ sourceDocument, sourcePath, value }) =>
  value.trim() !== '' && (copyPaths.get(sourceDocument._type)?.has(pattern(sourcePath)) ?? false)

/** `sections[].cards[].title`, whichever section and card it is. */
function pattern(path: ContentSourceMapParsedPath): string {
  return path.reduce<string>((before, step) => {
    if (typeof step !== 'string') return `${before}[]`
    return before ? `${before}.${step}` : step
  }, '')
}

/** Has the right to read drafts, and marks each text with its source for click-to-edit. */
export const draftClient = client.withConfig({
  token: env.SANITY_API_READ_TOKEN,
  stega: { enabled: true, studioUrl: env.STUDIO_URL, filter: isCopy },
})
