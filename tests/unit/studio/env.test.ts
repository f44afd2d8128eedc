import { describe, expect, test } from 'vitest'
import { parseEnv } from '../../../studio/env'

describe('the Studio settings', () => {
  test('default to the local lake and site', () => {
    expect(parseEnv({})).toEqual({
      SANITY_STUDIO_PROJECT_ID: 'lake',
      SANITY_STUDIO_DATASET: 'production',
      SANITY_STUDIO_API_HOST: 'http://localhost:3900',
      SANITY_STUDIO_SITE_URL: 'http://localhost:3000',
    })
  })

  test('an empty API host selects hosted Sanity; other empty values select the default', () => {
    const env = parseEnv({ SANITY_STUDIO_API_HOST: '', SANITY_STUDIO_DATASET: '' })
    expect(env.SANITY_STUDIO_API_HOST).toBe('')
    expect(env.SANITY_STUDIO_DATASET).toBe('production')
  })

  test.each([
    ['SANITY_STUDIO_API_HOST', 'localhost:3900'],
    ['SANITY_STUDIO_SITE_URL', 'ftp://example.com'],
    ['SANITY_STUDIO_PROJECT_ID', 'My Project'],
    ['SANITY_STUDIO_DATASET', '../other'],
  ])('a malformed %s gives one line that names it', (name, value) => {
    let message = ''
    try {
      parseEnv({ [name]: value })
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain(`${name} must be`)
    expect(message).not.toContain('\n')
  })
})
