import { stegaClean } from '@sanity/client/stega'
import type { HTMLElement } from 'node-html-parser'
import { parsePage, readableText } from './page-text.ts'
import { seedDocuments } from './seed.ts'

const seedText = JSON.stringify(seedDocuments)

/** What a missing value is printed as by code that does not expect one. */
const PRINTED = /\bundefined\b|\bnull\b|\bNaN|\[object Object\]|Invalid Date/g

/** Elements that say nothing to anybody when they are empty. */
const SPEAKING = 'h1, h2, h3, h4, h5, h6, a, button, summary, dt, th, caption, label'

type Problems = {
  /** The page, or a part of it, failed, or prints what is no content. */
  failures: string[]
  /** Something is still there that has lost all of its words. */
  leftovers: string[]
}

/** What is wrong with a page whose content lacks something; nothing, when that is only not shown. */
export function pageProblems(status: number, html: string): Problems {
  const root = parsePage(stegaClean(html))
  const main = root.querySelector('main')
  if (status !== 200 || !main) return { failures: [`it answers ${status}`], leftovers: [] }
  const titles = main.querySelectorAll('h1').filter(({ text }) => text.trim())
  const failures = [
    ...(titles.length === 1 ? [] : [`it has ${titles.length} h1`]),
    ...(/data-dgst="[^"]|data-msg=/.test(html) ? ['a part of it failed'] : []),
    ...printedIn(root),
    ...brokenData(root),
  ]
  return { failures, leftovers: emptyElements(root) }
}

function printedIn(root: HTMLElement): string[] {
  const body = root.querySelector('body') ?? root
  for (const code of body.querySelectorAll('pre, code')) code.remove()
  const values = body.querySelectorAll('*').flatMap(({ rawTagName, attributes }) =>
    Object.entries(attributes).map(([name, value]) => ({
      where: `${rawTagName} ${name}`,
      value,
    })),
  )
  const found = [{ where: 'its text', value: readableText(body) }, ...values].flatMap(
    ({ where, value }) =>
      [...value.matchAll(PRINTED)]
        .map(({ index }) => value.slice(Math.max(0, index - 8), index + 12))
        // An article may well say that a value is null.
        .filter((words) => where !== 'its text' || !seedText.includes(words))
        .map((words) => `${where} has "${words}"`),
  )
  return [...new Set(found)]
}

function emptyElements(root: HTMLElement): string[] {
  const empty = root
    .querySelectorAll(SPEAKING)
    .filter((element) => !element.closest('[aria-hidden=true], [hidden]') && !isNamed(element))
    .map((element) => `an empty ${element.rawTagName} in <${element.parentNode.rawTagName}>`)
  return [...new Set(empty)]
}

function isNamed(element: HTMLElement): boolean {
  if (element.text.trim() || element.getAttribute('aria-label')?.trim()) return true
  return element.querySelectorAll('img[alt], svg[aria-label]').length > 0
}

function brokenData(root: HTMLElement): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap(({ rawText }) => {
    const found = /"[^"]*(undefined|NaN|\[object Object\]|Invalid Date)[^"]*"|:null/.exec(rawText)
    return found ? [`structured data has ${found[0]}`] : []
  })
}
