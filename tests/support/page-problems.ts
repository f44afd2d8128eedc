import { stegaClean } from '@sanity/client/stega'
import type { HTMLElement } from 'node-html-parser'
import { parsePage, readableText } from './page-text.ts'
import { seedDocuments } from './seed.ts'

const seedText = JSON.stringify(seedDocuments)

/** Output of code that did not expect a missing value. */
const PRINTED = /\bundefined\b|\bnull\b|\bNaN|\[object Object\]|Invalid Date/g

/** What of a page failed, or prints something other than content; missing content may just not be shown. */
export function pageProblems(status: number, html: string): string[] {
  const root = parsePage(stegaClean(html))
  const main = root.querySelector('main')
  if (status !== 200 || !main) return [`it answers ${status}`]
  const titles = main.querySelectorAll('h1').filter(({ text }) => text.trim())
  return [
    ...(titles.length === 1 ? [] : [`it has ${titles.length} h1`]),
    ...(/data-dgst="[^"]|data-msg=/.test(html) ? ['a part of it failed'] : []),
    ...printedIn(root),
    ...brokenData(root),
  ]
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
        // An article may mention null as a value.
        .filter((words) => where !== 'its text' || !seedText.includes(words))
        .map((words) => `${where} has "${words}"`),
  )
  return [...new Set(found)]
}

function brokenData(root: HTMLElement): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap(({ rawText }) => {
    const found = /"[^"]*(undefined|NaN|\[object Object\]|Invalid Date)[^"]*"|:null/.exec(rawText)
    return found ? [`structured data has ${found[0]}`] : []
  })
}
