import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import { typeTag } from '@/sanity/cache-tags'
import { log } from '@/site/log'

const FIGURES_QUERY = defineQuery(
  `*[_type == "companyFigure" && defined(key) && defined(value)]{ "key": coalesce(key, ""), "value": coalesce(value, "") }`,
)

/** The read of the register of company figures. */
export const FIGURES = {
  name: 'FIGURES_QUERY',
  query: FIGURES_QUERY,
  tags: [typeTag('companyFigure')],
}

/** A figure in a text: `{{customers}}`. The Studio has the same in `schema/validation/figures.ts`. */
const TOKEN = /\{\{\s*([\w-]+)\s*\}\}/g

/** Whether a text of the value, at any depth, names a figure. */
export function namesFigures(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{') && value.search(TOKEN) >= 0
  if (typeof value !== 'object' || value === null) return false
  for (const child of Object.values(value)) if (namesFigures(child)) return true
  return false
}

/**
 * The value with the figures in place of their names. A figure that is not published is left out with the space before
 * it: the Studio refuses to publish such a text and to remove such a figure, but a program can.
 */
export function fillFigures<Value>(
  value: Value,
  figures: readonly { key: string; value: string }[],
): Value {
  // The text keeps its own mark, so that a click in draft mode opens the sentence.
  const values = new Map(figures.map(({ key, value }) => [stegaClean(key), stegaClean(value)]))
  return filled(value, values) as Value
}

function filled(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.includes('{{') ? fillText(value, values) : value
  if (Array.isArray(value)) return value.map((child) => filled(child, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, filled(child, values)]),
  )
}

function fillText(text: string, values: ReadonlyMap<string, string>): string {
  const all = text.replace(TOKEN, (token, key: string) => values.get(key) ?? token)
  return all.replace(/ ?\{\{\s*[\w-]+\s*\}\}/g, (missing) => {
    log.warn(
      `content: no published figure${missing.replace(/^ ?/, ' ')}, in “${text.slice(0, 60)}”`,
    )
    return ''
  })
}
