import { describe, expect, test } from 'vitest'
import { parseEnv } from '../../../studio/env'

describe('the Studio settings', () => {
  test('an empty API host selects hosted Sanity; other empty values select the default', () => {
    const env = parseEnv({ SANITY_STUDIO_API_HOST: '', SANITY_STUDIO_DATASET: '' })
    expect(env.SANITY_STUDIO_API_HOST).toBe('')
    expect(env.SANITY_STUDIO_DATASET).toBe('production')
  })

  test.each([
    ['SANITY_STUDIO_SITE_URL', 'ftp://example.com'],
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
