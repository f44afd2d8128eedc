import { reasonOf } from '../content/explain-content-failure.ts'
import { type Check, isRefusal, outcome, request } from './check.ts'

const MANAGE = 'sanity.io/manage, under API'

/** Whether the content API answers and has the documents that every page needs. */
export const contentApi: Check = async ({ settings, client, readToken }) => {
  const { projectId, apiHost, dataset } = settings.content
  if (projectId !== 'lake' && /\/\/(localhost|127\.0\.0\.1)\b/.test(apiHost)) {
    return outcome(
      'failed',
      `Project ${projectId} is read from ${apiHost}, a local lake, which has only the project "lake".`,
      'Remove SANITY_API_HOST, so that Sanity’s own host is used.',
    )
  }
  try {
    const { count, missing } = await client(readToken).fetch<{ count: number; missing: string[] }>(
      '{"count": count(*), "missing": $needed[!(@ in *[_id in $needed]._id)]}',
      { needed: ['siteSettings', 'navigation', 'page-home'] },
    )
    if (missing.length === 0) return outcome('ok', `${count} published documents in ${dataset}`)
    const advice = 'Publish them in the Studio, or run npm run seed.'
    return outcome('failed', `Not published in ${dataset}: ${missing.join(', ')}.`, advice)
  } catch (error) {
    const advice =
      isRefusal(error) && [401, 403].includes(error.statusCode)
        ? `Create a token with the role Viewer at ${MANAGE}, and set SANITY_API_READ_TOKEN.`
        : 'Start the lake with npm start, or check SANITY_PROJECT_ID, SANITY_DATASET and SANITY_API_HOST.'
    return outcome('failed', `It cannot be read (${reasonOf(error)}).`, advice)
  }
}

/** Whether the site's token reads drafts and nothing more, and the commands' token writes. */
export const tokens: Check = async ({ client, readToken, writeToken, isHosted }) => {
  const create = (role: string) => `Create a token with the role ${role} at ${MANAGE}.`
  if (!readToken) {
    const message = 'SANITY_API_READ_TOKEN is missing, so there are no previews.'
    return outcome('failed', message, create('Viewer'))
  }
  const me = await client(readToken).request<{ roles?: { name: string }[] }>({ url: '/users/me' })
  const roles = (me.roles ?? []).map(({ name }) => name)
  if (isHosted && !roles.includes('viewer')) {
    const message = `SANITY_API_READ_TOKEN has the role ${roles.join(', ') || 'none'}: it may do more than read.`
    return outcome('warning', message, create('Viewer'))
  }
  if (!writeToken) return outcome('ok', 'may read; npm run seed needs SANITY_API_WRITE_TOKEN')
  try {
    await client(writeToken).createIfNotExists({ _id: 'doctor', _type: 'doctor' }, { dryRun: true })
    return outcome('ok', 'may read and write')
  } catch (error) {
    if (!isRefusal(error)) throw error
    return outcome(
      'failed',
      `SANITY_API_WRITE_TOKEN is refused (${reasonOf(error)}).`,
      create('Editor'),
    )
  }
}

/** Whether CORS lets the Studio's and the site's pages call the content API. */
export const origins: Check = async ({ settings, client }) => {
  const wanted = [settings.studioUrl, settings.siteUrl].map((url) => new URL(url).origin)
  const refused: string[] = []
  for (const origin of new Set(wanted)) {
    const response = await request(client().getUrl('/check/cors'), { headers: { origin } })
    const { result } = (await response.json().catch(() => ({}))) as {
      result?: { allowed?: boolean; withCredentials?: boolean }
    }
    if (!result?.allowed || !result.withCredentials) refused.push(origin)
  }
  if (refused.length === 0) return outcome('ok', wanted.join(', '))
  return outcome(
    'failed',
    `The content API refuses requests from ${refused.join(' and ')}.`,
    `Add them at ${MANAGE}, CORS origins, with credentials.`,
  )
}
