import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadEnvFiles, readSettings } from '../../../scripts/env.ts'
import { ROOT } from '../../../scripts/run/root.ts'

describe('the settings', () => {
  it('default to a local lake without any variable', () => {
    const settings = readSettings({})
    expect(settings.ports).toEqual({ site: 3000, studio: 3333, lake: 3900 })
    expect(settings.siteUrl).toBe('http://localhost:3000')
    expect(settings.studioUrl).toBe('http://localhost:3333')
    expect(settings.content).toMatchObject({
      where: 'local',
      apiHost: 'http://localhost:3900',
      projectId: 'lake',
      dataset: 'production',
    })
  })

  it('start no lake if the content is on another host', () => {
    const { content } = readSettings({ SANITY_API_HOST: 'http://lake.example:3900' })
    expect(content).toMatchObject({ where: 'remote', apiHost: 'http://lake.example:3900' })
  })

  it.each([
    ['SITE_PORT', 'abc'],
    ['SITE_URL', 'localhost:3000'],
    ['SANITY_PROJECT_ID', 'My Project'],
  ])('refuse %s=%s with one line that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .+, not "${value}"\\.$`),
    )
  })

  it.each([
    ['file:data/leads.db', `${ROOT}/data/leads.db`],
    ['file:///var/leads.db', '/var/leads.db'],
    ['postgres://leads@db/leads', 'postgres://leads@db/leads'],
  ])('take %s for the database of requests', (given, location) => {
    expect(readSettings({ LEADS_DATABASE_URL: given }).leadsDatabase).toBe(location)
  })

  it.each([
    ['UTF-16, as PowerShell writes it', Buffer.from('\uFEFFSITE_PORT=4000\r\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('SITE_PORT=4000\n', 'utf16le')],
  ])('are read from a .env in %s', (_, bytes) => {
    const dir = mkdtempSync(join(tmpdir(), 'env-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    writeFileSync(join(dir, '.env'), bytes)
    const env: NodeJS.ProcessEnv = {}
    loadEnvFiles(dir, env)
    expect(env.SITE_PORT).toBe('4000')
  })

  it.each(['mysql://h/leads', 'postgres://[', 'https://h/leads.db'])('refuse %s', (given) => {
    expect(() => readSettings({ LEADS_DATABASE_URL: given })).toThrow(
      /^LEADS_DATABASE_URL must be the path of a file, or an address such as \S+\.$/,
    )
  })

  it('do not print a malformed secret', () => {
    expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow(
      /^METRICS_TOKEN must have 16 characters or more\.$/,
    )
  })
})
