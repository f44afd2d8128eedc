import type { FormDefinition } from '../../forms/form-definition.ts'
import type { Submission } from '../../forms/form-schema.ts'
import { cleanText } from '../../forms/text-length.ts'
import { inTime } from '../database/timeouts.ts'

/** A page of the site; without a title if its words are code. */
export type Page = { path: string; title?: string | undefined }

/** Finds the page at a path as URLs write it; undefined if the site has none there. */
export type FindPage = (path: string) => Promise<Page | undefined>

/** Where a request came from, as it is stored: only what was checked or shortened. */
export type LeadContext = {
  /** Null if the path is not one of the site's. */
  page: Page | null
  /** The label of the button. */
  button?: string
  /** What the button knew, by the name of the form's field or its `prefill`. */
  parameters?: Record<string, string>
}

// In ms; the visitor waits meanwhile.
const TIMEOUT_MS = 1000

// In characters. No label or title of ours is longer.
const LONGEST = { path: 300, button: 80, value: 200 }

/**
 * What a browser said about where a request came from, checked: the path must be a page of the site, whose title is
 * read from its content; parameters that the form does not know are dropped. Undefined if the browser said nothing.
 * It never rejects: a lead must not be lost because of its context.
 */
export async function readContext(
  said: Submission['context'],
  form: Pick<FormDefinition, 'fields'>,
  findPage: FindPage,
): Promise<LeadContext | undefined> {
  if (!said) return undefined
  const button = shortLine(said.button, LONGEST.button)
  const known = Object.entries(form.fields).map(([name, { prefill }]) => prefill ?? name)
  const parameters = known.flatMap((name) => {
    const value = Object.hasOwn(said.parameters, name) ? said.parameters[name] : undefined
    const short = shortLine(value ?? '', LONGEST.value)
    return short ? [[name, short]] : []
  })
  return {
    page: await pageAt(said.path, findPage),
    ...(button && { button }),
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
  }
}

async function pageAt(said: string, findPage: FindPage): Promise<Page | null> {
  if (!said.startsWith('/') || said.length > LONGEST.path) return null
  try {
    return (await inTime(TIMEOUT_MS, findPage(said))) ?? null
  } catch {
    return null
  }
}

// Invisible and direction-changing characters, among them the marks of draft mode.
const UNSEEN = /[\p{Cf}\p{Cc}]/gu

/** Text on one line without invisible characters, cut to `most` characters. */
function shortLine(text: string, most: number): string {
  const line = cleanText(text.replace(/\s+/g, ' ').replace(UNSEEN, ''))
  return Array.from(line).slice(0, most).join('')
}
