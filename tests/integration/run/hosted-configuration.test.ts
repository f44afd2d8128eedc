import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { parseEnv } from '@/env'
import { clientConfigOf } from '@/sanity/read/client-config'
import { ROOT } from '../../../scripts/run/root.ts'
import { LAKE_TOKEN, startTestLake } from '../../support/lake.ts'

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
  expect(policy).toContain("img-src 'self' data: https://cdn.sanity.io")
  expect(policy).toContain(
    "frame-ancestors 'self' https://acme.sanity.studio https://www.sanity.io",
  )
})

test('the site uses its token only for a private dataset, and reads no drafts with it', async () => {
  const token = { SANITY_API_READ_TOKEN: LAKE_TOKEN }
  expect(clientConfigOf(parseEnv(token))).not.toHaveProperty('token')
  const lake = await startTestLake()
  try {
    await lake.client.create({ _id: 'one', _type: 'page', title: 'Published' })
    await lake.client.create({ _id: 'drafts.two', _type: 'page', title: 'Draft' })
    const env = { SANITY_API_HOST: lake.url, SANITY_DATASET_ACCESS: 'private', ...token }
    const config = clientConfigOf(parseEnv(env))
    expect(config).toHaveProperty('token', LAKE_TOKEN)
    expect(await createClient(config).fetch('*[].title')).toEqual(['Published'])
  } finally {
    await lake.close()
  }
})
