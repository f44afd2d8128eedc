import { describe, expect, test } from 'vitest'
import { parseEnv } from '../../../studio/parse-env'

describe('the settings of the Studio', () => {
  test('point at the lake and the site of this machine unless told otherwise', () => {
    expect(parseEnv({})).toEqual({
      SANITY_STUDIO_PROJECT_ID: 'lake',
      SANITY_STUDIO_DATASET: 'production',
      SANITY_STUDIO_API_HOST: 'http://localhost:3900',
      SANITY_STUDIO_SITE_URL: 'http://localhost:3000',
    })
  })

  test('an empty API host means Sanity’s own; other empty values mean the default', () => {
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
    expect(message).toContain(`${name} has to be`)
    expect(message).not.toContain('\n')
  })
})
