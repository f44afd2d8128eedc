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

test('the site reads a private dataset only with its token, and then no drafts', async () => {
  const lake = await startTestLake()
  try {
    await lake.client.create({ _id: 'one', _type: 'page', title: 'Published' })
    await lake.client.create({ _id: 'drafts.two', _type: 'page', title: 'Draft' })
    await lake.client.request({
      method: 'PATCH',
      url: '/datasets/production',
      body: { aclMode: 'private' },
    })
    const titles = (env: Record<string, string>) =>
      createClient(clientConfigOf(parseEnv({ SANITY_API_HOST: lake.url, ...env }))).fetch(
        '*[].title',
      )
    await expect(titles({})).rejects.toThrow(/private/)
    const withToken = { SANITY_DATASET_ACCESS: 'private', SANITY_API_READ_TOKEN: LAKE_TOKEN }
    expect(await titles(withToken)).toEqual(['Published'])
  } finally {
    await lake.close()
  }
})
