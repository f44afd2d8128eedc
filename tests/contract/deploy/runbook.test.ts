import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../../../scripts/run/root.ts'
import { alerts, WATCH } from '../../support/watch-files.ts'

const read = (file: string) => readFileSync(join(WATCH, file), 'utf8')
const pages = globSync('runbook/*.md', { cwd: WATCH })
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))

test('there is a page for each alert, and no other', () => {
  const named = alerts.map(({ annotations }) => basename(annotations.runbook ?? ''))
  expect(pages.map((page) => basename(page)).toSorted()).toEqual(named.toSorted())
})

test.each(pages)('%s names commands, panels, variables and pages that exist', (page) => {
  const text = read(page)
  const panels = Array.from(
    read('dashboard.json').matchAll(/"title": "(.*)"/g),
    ([, title]) => title,
  )
  const settings = readFileSync(join(ROOT, '.env.example'), 'utf8')
  for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([\w:]+)/g))
    expect(scripts).toHaveProperty([name])
  for (const [, title] of text.matchAll(/[Pp]anel \*([^*]+)\*/g)) expect(panels).toContain(title)
  for (const [, other = ''] of text.matchAll(/\]\(([\w-]+\.md)\)/g))
    expect(pages).toContain(`runbook/${other}`)
  for (const [name] of text.matchAll(
    /\b(LEADS|SANITY|CACHE|METRICS|DOWNLOAD|TELEGRAM|CHAT|OTEL)_[A-Z_]+\b/g,
  ))
    expect(settings).toContain(name)
})
