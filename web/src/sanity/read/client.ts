import 'server-only'
import { createClient, type FilterDefault } from '@sanity/client'
import type { ContentSourceMapParsedPath } from '@sanity/client/csm'
import { env } from '@/env'
import { COPY_PATHS } from '@/sanity/copy-paths.gen'
import { clientConfig } from '@/sanity/read/client-config'

/** The site's client: it reads published content only, without a token unless the dataset is private. */
export const client = createClient(clientConfig)

const copyPaths = new Map(
  Object.entries(COPY_PATHS).map(([type, paths]) => [type, new Set(paths)] as const),
)

/** Only displayed, non-empty text may be marked; marks would change any other value. */
export const isCopy = ({
  sourceDocument,
  sourcePath,
  value,
}: Pick<Parameters<FilterDefault>[0], 'sourceDocument' | 'sourcePath' | 'value'>): boolean =>
  value.trim() !== '' && (copyPaths.get(sourceDocument._type)?.has(pattern(sourcePath)) ?? false)

/** `sections[].cards[].title`, whichever section and card it is. */
function pattern(path: ContentSourceMapParsedPath): string {
  return path.reduce<string>((before, step) => {
    if (typeof step !== 'string') return `${before}[]`
    return before ? `${before}.${step}` : step
  }, '')
}

/** Reads drafts with a token. */
export const draftClient = client.withConfig({ token: env.SANITY_API_READ_TOKEN })
