import { createClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { clientConfigOf } from '@/content/read/client-config'
import { parseEnv as siteEnv } from '@/env'
import { readSettings } from '../../../scripts/env.ts'
import { siteEnv as envOfSite, studioEnv as envOfStudio } from '../../../scripts/run/programs.ts'
import { parseEnv as studioEnv } from '../../../studio/env'

const HOSTED = { SANITY_PROJECT_ID: 'abc123', SANITY_API_READ_TOKEN: 'read' }
const site = (env: Record<string, string>) => createClient(clientConfigOf(siteEnv(env)))

describe('the switch to a project at Sanity', () => {
  test('a project id is enough: site, Studio and commands use Sanity’s host', () => {
    expect(siteEnv(HOSTED).SANITY_API_HOST).toBe('')
    expect(site(HOSTED).getUrl('/data')).toMatch(/^https:\/\/abc123\.api\.sanity\.io\//)
    expect(studioEnv({ SANITY_STUDIO_PROJECT_ID: 'abc123' }).SANITY_STUDIO_API_HOST).toBe('')
    expect(readSettings(HOSTED).content).toMatchObject({ where: 'remote', apiHost: '' })
  })

  test('the commands pass on exactly what site and Studio need', () => {
    const settings = readSettings({
      ...HOSTED,
      STUDIO_URL: 'https://acme.sanity.studio',
      SANITY_DATASET_ACCESS: 'private',
    })
    const secrets = {
      lakeToken: undefined,
    }
    const passed = envOfSite(settings, secrets)
    const given = Object.entries(passed).filter(([, value]) => value !== undefined)
    expect(siteEnv(Object.fromEntries(given) as Record<string, string>)).toMatchObject({
      SANITY_PROJECT_ID: 'abc123',
      SANITY_API_HOST: '',
      SANITY_DATASET_ACCESS: 'private',
      STUDIO_URL: 'https://acme.sanity.studio',
    })
    expect(envOfStudio(settings)).toMatchObject({
      SANITY_STUDIO_PROJECT_ID: 'abc123',
      SANITY_STUDIO_API_HOST: '',
      SANITY_STUDIO_HOST: 'acme',
    })
  })

  test('a private dataset is read with the token, a public one without', () => {
    expect(site(HOSTED).config().token).toBeUndefined()
    expect(site({ ...HOSTED, SANITY_DATASET_ACCESS: 'private' }).config()).toMatchObject({
      token: 'read',
      perspective: 'published',
    })
    const withoutToken = { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET_ACCESS: 'private' }
    expect(() => siteEnv(withoutToken)).toThrow(
      'SANITY_API_READ_TOKEN is missing: a private dataset needs it',
    )
  })

  test('the Studio may frame the site, and Sanity’s dashboard if Sanity hosts it', () => {
    const framing = (env: Record<string, string>) => {
      const { STUDIO_ORIGIN, DASHBOARD_ORIGINS } = siteEnv(env)
      return [STUDIO_ORIGIN, ...DASHBOARD_ORIGINS]
    }
    expect(framing({})).toEqual(['http://localhost:3333'])
    expect(framing({ STUDIO_URL: 'https://studio.example/path' })).toEqual([
      'https://studio.example',
    ])
    expect(framing({ STUDIO_URL: 'https://acme.sanity.studio' })).toEqual([
      'https://acme.sanity.studio',
      'https://www.sanity.io',
    ])
  })
})
