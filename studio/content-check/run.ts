import { writeFileSync } from 'node:fs'
import { getCliClient } from 'sanity/cli'
import { apiVersion, env } from '../env'
import { checkContent, describeReport } from './check-content'

// Run by scripts/content/check.ts through "sanity exec", which can load the schema. The last argument is the result
// file: the report as text and data, or the error.
const file = process.argv.at(-1) ?? ''
const { CONTENT_TOKEN, CONTENT_STUDIO_URL = '' } = process.env
const host = env.SANITY_STUDIO_API_HOST

async function check() {
  const client = getCliClient({ apiVersion, useCdn: false }).withConfig({
    ...(host && { apiHost: host, useProjectHostname: false }),
    ...(CONTENT_TOKEN && { token: CONTENT_TOKEN }),
    maxRetries: 1,
    perspective: 'raw',
  })
  const report = await checkContent(client, {
    siteUrl: env.SANITY_STUDIO_SITE_URL,
    studioUrl: CONTENT_STUDIO_URL,
    drafts: process.argv.includes('--drafts'),
  })
  return { report, text: describeReport(report) }
}

const result = await check().catch((error: Error & { statusCode?: number }) => ({
  error: error.message.split('\n')[0],
  statusCode: error.statusCode,
}))
writeFileSync(file, JSON.stringify(result))
