import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

const run = promisify(execFile)

/** Prints the headers of every response in another process. */
const PRINT_HEADERS = `
  const { SITE_HEADERS } = await import('./src/server/site-headers.ts')
  console.log(JSON.stringify(SITE_HEADERS))
`

test('the policy of a hosted project names Sanity’s hosts and its Studio', async () => {
  const own = Object.entries(process.env).filter(([name]) => !/^(SANITY|SITE|STUDIO)_/.test(name))
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PRINT_HEADERS], {
    cwd: join(ROOT, 'web'),
    env: {
      ...Object.fromEntries(own),
      SANITY_PROJECT_ID: 'abc123',
      STUDIO_URL: 'https://acme.sanity.studio',
    },
  })
  const policy = String(JSON.parse(stdout)['Content-Security-Policy']).split('; ')
  expect(policy).toContain(
    "img-src 'self' data: https://cdn.sanity.io https://acme.sanity.studio https://www.sanity.io",
  )
  expect(policy).toContain(
    "frame-ancestors 'self' https://acme.sanity.studio https://www.sanity.io",
  )
})
