import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../compare-versions.ts'
import { percent, totals } from '../describe-result.ts'
import type { Picture } from '../take-pictures.ts'
import { WIDTHS } from '../visits/visit.ts'

const beside = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Writes a self-contained `index.html` beside the pictures; returns its path. */
export function writeReport(folder: string, result: Result): string {
  const file = join(folder, 'index.html')
  writeFileSync(file, pageOf(result))
  return file
}

function pageOf(result: Result): string {
  const { versions, startedAt } = result
  const title = `${versions.base.label} and ${versions.now.label}`
  const entries = [
    ...result.different.map((each) => entry(each, 'different', size(each))),
    ...result.new.map((each) => entry(each, 'new', 'new')),
    ...result.gone.map((each) => entry(each, 'gone', 'gone')),
  ]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Compare: ${escaped(title)}</title>
<style>${beside('report.css')}</style>
<header>
  <h1>${escaped(versions.base.label)} <span>and</span> ${escaped(versions.now.label)}</h1>
  <p>${totals(result)} · ${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
  ${result.passedMidnight ? '<p class="warning">It ran past midnight (UTC): dates may differ by a day.</p>' : ''}
  ${failures(result)}
</header>
${entries.length > 0 ? viewer(entries) : '<p class="nothing">No picture differs.</p>'}
</html>
`
}

const viewer = (entries: string[]) => `<main>
  <nav aria-label="Pictures">
    <fieldset><legend>Width</legend>${choices('width', [
      ['', 'All'],
      ...WIDTHS.map((width) => [String(width), `${width} px`] as const),
    ])}</fieldset>
    <ol>${entries.join('')}</ol>
  </nav>
  <section aria-label="Comparison">
    <div class="bar">
      <h2></h2>
      <fieldset><legend>View</legend>${choices('view', [
        ['sides', 'Side by side'],
        ['slider', 'Slider'],
        ['difference', 'Difference'],
      ])}</fieldset>
    </div>
    <div id="stage"></div>
  </section>
</main>
<script type="module">${beside('viewer.mjs')}</script>`

const choices = (name: string, options: readonly (readonly [string, string])[]) =>
  options
    .map(([value, label], at) => {
      const checked = at === 0 ? ' checked' : ''
      return `<label><input type="radio" name="${name}" value="${value}"${checked}>${label}</label>`
    })
    .join('')

/** A list entry; its link opens a picture without the script, too. */
function entry(picture: Picture, kind: string, note: string): string {
  const { group, name, width, file } = picture
  const folder = kind === 'gone' ? 'base' : kind === 'new' ? 'now' : 'difference'
  return `<li data-width="${width}" data-kind="${kind}"><a href="${folder}/${file}">
<b>${escaped(name).replaceAll('/', '/<wbr>')}</b><span>${escaped(group)}, ${width} px</span><i>${note}</i></a></li>`
}

const size = ({ pixels, share }: Result['different'][number]) =>
  `${pixels.toLocaleString('en-US')} px<br>${percent(share)}`

function failures({ failures }: Result): string {
  if (failures.length === 0) return ''
  const rows = failures.map(
    ({ side, group, path, width, reason }) =>
      `<li>${side}, ${escaped(group)} ${escaped(path)}, ${width} px: ${escaped(reason)}</li>`,
  )
  return `<details class="warning"><summary>${failures.length} not taken as they should be</summary><ul>${rows.join('')}</ul></details>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
