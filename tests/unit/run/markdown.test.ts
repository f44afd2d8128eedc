import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../../../scripts/run/root.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const files = globSync(['*.md', '{web,studio,scripts,tests}/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/.next*', '**/dist*', 'tests/test-results'],
})
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

const withoutBlocks = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '')

/** The anchors of a page's headings, as GitHub generates them. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>()
  return Array.from(withoutBlocks(text).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  })
}

function leadsSomewhere(link: string, file: string): boolean {
  if (/^[a-z]+:/.test(link)) return true
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(file), path) : file
  if (!existsSync(join(ROOT, target))) return false
  return anchor === undefined || anchorsOf(read(target)).includes(anchor)
}

describe.each(files)('%s', (file) => {
  test('links lead to pages and headings that exist', () => {
    const text = withoutBlocks(read(file)).replace(/`[^`\n]*`/g, '')
    const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
    expect(links.filter((link) => !leadsSomewhere(link, file))).toEqual([])
  })

  test('commands are those of package.json', () => {
    const commands = read(file).matchAll(/npm run (?:-s )?([a-z]+(?::[a-z-]+)*)/g)
    const names = Array.from(commands, ([, name = '']) => name)
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})
