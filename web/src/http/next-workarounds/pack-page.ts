import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { env, isDevelopment } from '../../env.ts'

/**
 * The HTML of a page that is complete before it is sent, as kept pages are, packed; Next writes each as if it streamed it.
 *
 * - The style sheet stands in the HTML, so that the first paint does not wait for another file.
 * - The page's data is one script instead of sixty, so the policy has three hashes, not 3 KB of them. Its string is in
 *   single quotes, so what it repeats of the HTML is written as there, which compresses to 2 % less.
 *
 * Instead of `experimental.inlineCss`, which writes the styles three times, also into the data of each navigation. Remove
 * when it writes them once, and when React writes the data of a complete page as one script.
 */
export const packPage = (html: string): string =>
  isDevelopment ? html : withStyles(inOneScript(html))

const DATA = /(<script>self\.__next_f\.push\(\[1,)"([^<]*)"(?=\]\)<\/script>)/g

// Inside a script, React escapes quotation marks and `<`.
const inOneScript = (html: string) =>
  html
    .replaceAll('"])</script><script>self.__next_f.push([1,"', '')
    .replace(DATA, (_, start: string, text: string) => `${start}'${inSingleQuotes(text)}'`)

const inSingleQuotes = (text: string) => text.replaceAll('\\"', '"').replaceAll("'", "\\'")

const STYLE_SHEET = /<link rel="stylesheet" href="(\/_next\/(static\/[\w./-]+\.css))"/g

/**
 * Writes the styles at the end of the head: programs that show a link read the title in the first 32 KB or less. Browsers
 * paint after the head in any case. Disabled, a link loads nothing, and React takes the style sheet for loaded.
 */
function withStyles(html: string): string {
  // Not in the whole page, which takes thirty times as long.
  const end = html.indexOf('</head>')
  let all = ''
  const head = html.slice(0, end).replace(STYLE_SHEET, (link, href: string, file: string) => {
    const styles = stylesOf(href, file)
    if (!styles) return link
    all += `<style>${styles}</style>`
    return `${link} disabled=""`
  })
  return head + all + html.slice(end)
}

const known = new Map<string, string>()

/** The text of a style sheet; undefined if it is one of another build, whose files only that build's server has. */
function stylesOf(href: string, file: string): string | undefined {
  const before = known.get(file)
  if (before !== undefined) return before
  try {
    const text = readFileSync(join(env.SITE_BUILD_DIR, file), 'utf8')
    // Addresses in it are relative to its folder.
    const styles = text.replaceAll('url(../', `url(${posix.join(href, '../..')}/`)
    known.set(file, styles)
    return styles
  } catch {
    return undefined
  }
}
