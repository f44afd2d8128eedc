import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OWN_KEYS } from '@/frame/consent/decide'
import { ROOT } from '../../../scripts/run/root.ts'
import { cookiePolicy } from '../../../scripts/seed/documents/legal/cookie-policy.ts'
import { stringsIn } from '../../support/seed-text.ts'

const policy = stringsIn(cookiePolicy.body).join('\n')

const web = join(ROOT, 'web/src')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }))

test('every storage key of the site has a row in the policy', () => {
  const writing = sources.filter(({ text }) => /(local|session)Storage\.setItem\(/.test(text))
  const written = writing.map(({ path, text }) => {
    const [, constant] = /Storage\.setItem\((\w*[A-Z]\w*)/.exec(text) ?? []
    const [, key] =
      sources
        .map((source) => new RegExp(`const ${constant} = '([\\w-]+):?'`).exec(source.text))
        .find((found) => found && (constant !== 'KEY' || text.includes(found[0]))) ?? []
    return [path, key]
  })
  expect(written.map(([, key]) => key).toSorted()).toEqual(OWN_KEYS.toSorted())
  for (const key of OWN_KEYS) expect(policy).toContain(key)
})

test('no other code of the site sets a cookie for visitors', () => {
  const setting = sources.filter(({ text }) =>
    /document\.cookie = |cookies\.set\(|set-cookie/i.test(text),
  )
  expect(setting.map(({ path }) => path)).toEqual(['frame/consent/decide.ts'])
})
