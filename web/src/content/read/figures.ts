import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import { FIGURE_NAME, isTextField, isTextSpan } from '@/lib/figure-names'
import { log } from '@/lib/log'

const FIGURES_QUERY = defineQuery(
  `*[_type == "companyFigure" && defined(key) && defined(value)]{ "key": coalesce(key, ""), "value": coalesce(value, "") }`,
)

/** The read of the register of company figures. */
export const FIGURES = {
  name: 'FIGURES_QUERY' as const,
  query: FIGURES_QUERY,
}

const SPACE_AND_NAME = new RegExp(`( ?)${FIGURE_NAME.source}`, 'g')

/** Whether a text of the value, at any depth, names a figure; code does not. */
export function namesFigures(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{') && value.search(FIGURE_NAME) >= 0
  if (typeof value !== 'object' || value === null || isCode(value)) return false
  return Object.entries(value).some(([name, child]) => isTextField(name) && namesFigures(child))
}

const isCode = (value: object) => '_type' in value && value._type === 'span' && !isTextSpan(value)

/** The values of the published figures by key; empty for one that cannot be shown. */
export type Register = { key: string; value: string }[]

/**
 * The register to fill texts from. A value that names a figure is not used: the Studio refuses to publish it, but a
 * program can. It is logged here, not for each text that names it.
 */
export function toRegister(figures: readonly { key: unknown; value: unknown }[]): Register {
  return figures.flatMap(({ key, value }) => {
    // Without marks: a text keeps its own, so that a click in draft mode opens the sentence.
    const name = stegaClean(key)
    if (typeof name !== 'string') return []
    const isUsable = typeof value === 'string' && !namesFigures(value)
    if (!isUsable) log.warn(`content: the value of the figure {{${name}}} is not a plain text`)
    return { key: name, value: isUsable ? stegaClean(value) : '' }
  })
}

/**
 * The value with the figures in place of their names. A figure that is not published is left out with the space before
 * it: the Studio refuses to publish such a text, but the figure can be deleted later.
 */
export function fillFigures<Value>(value: Value, register: Register): Value {
  const values = new Map(register.map(({ key, value }) => [key, value]))
  return filled(value, values) as Value
}

function filled(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.includes('{{') ? fillText(value, values) : value
  if (Array.isArray(value)) return value.map((child) => filled(child, values))
  if (typeof value !== 'object' || value === null || isCode(value)) return value
  // A large figure (FIGURE_FIELDS) has the value of the register, which is not filled in there either.
  if ('registered' in value && value.registered && 'value' in value) {
    if (namesFigures(value.value)) return filled({ ...value, value: '' }, values)
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      isTextField(name) ? filled(child, values) : child,
    ]),
  )
}

function fillText(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(SPACE_AND_NAME, (found, space: string, key: string) => {
    const value = values.get(key)
    if (value) return space + value
    if (value === undefined) {
      log.warn(`content: no published figure ${found.trim()}, in “${text.slice(0, 60)}”`)
    }
    return ''
  })
}
