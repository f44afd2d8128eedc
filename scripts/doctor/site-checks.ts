import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { type Check, failed, ok, reasonOf, request, skipped, statusOf, warning } from './check.ts'

type Hook = { url: string; isDisabledByUser?: boolean; rule?: { on?: string[] } }

const HOOK_PATH = '/api/revalidate'

/** Whether the site answers and allows the Studio to frame it. */
export const siteCheck: Check = {
  name: 'Site',
  async run({ settings: { siteUrl, studioUrl, studioHost } }) {
    const response = await reach(siteUrl)
    if (typeof response === 'string')
      return failed(`${siteUrl} does not answer (${response}).`, 'Start it, or check SITE_URL.')
    if (response.status !== 200)
      return failed(`${siteUrl} answers ${response.status}.`, 'Look at the site’s log.')
    const policy = response.headers.get('content-security-policy') ?? ''
    const [, allowed = ''] = /frame-ancestors ([^;]*)/.exec(policy) ?? []
    const studios = [studioUrl, ...(studioHost ? [`https://${studioHost}.sanity.studio`] : [])]
    const missing = [...new Set(studios.map((url) => new URL(url).origin))].filter(
      (origin) => !allowed.split(' ').includes(origin),
    )
    if (missing.length === 0) return ok(`${siteUrl}, may be framed by the Studio`)
    return failed(
      `The site forbids ${missing.join(' and ')} to show it, so there are no previews.`,
      'Build the site again with STUDIO_URL (and STUDIO_HOST) as set now.',
    )
  },
}

/** Whether the site's own readiness check passes. */
export const readinessCheck: Check = {
  name: 'Readiness',
  async run({ settings: { siteUrl } }) {
    const response = await reach(`${siteUrl}/api/health/ready`)
    if (typeof response === 'string')
      return failed(`${siteUrl} does not answer (${response}).`, 'Start it, or check SITE_URL.')
    const health = (await response.json().catch(() => null)) as {
      parts?: Record<string, { ok: boolean; state: string }>
    } | null
    const parts = Object.entries(health?.parts ?? {})
    const described = parts.map(([name, { state }]) => `${name} ${state}`).join(', ')
    if (response.status === 200) return ok(described)
    return failed(
      `The site is not ready (${described || `it answers ${response.status}`}).`,
      'Its log has the reason.',
    )
  },
}

/** Whether the Studio answers on all of its paths. */
export const studioCheck: Check = {
  name: 'Studio',
  async run({ settings: { studioUrl } }) {
    const deep = new URL('structure/page', `${studioUrl}/`).href
    const response = await reach(deep)
    if (typeof response === 'string')
      return failed(
        `${studioUrl} does not answer (${response}).`,
        'Start or deploy it, or check STUDIO_URL.',
      )
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (response.status === 200 && isPage) return ok(studioUrl)
    return failed(
      `${deep} answers ${response.status}, so a reload in the Studio fails.`,
      'Let the host serve index.html for every path that is not a file (studio/docs/deploy.md).',
    )
  },
}

/** Whether the site accepts the signature of a webhook. */
export const signatureCheck: Check = {
  name: 'Webhook signature',
  async run({ settings: { siteUrl }, webhookSecret }) {
    if (!webhookSecret) {
      return failed(
        'SANITY_WEBHOOK_SECRET is missing, so the site does not learn of changes.',
        'Set it to the secret of the webhook, 16 characters or more, for the site as well.',
      )
    }
    // No page shows this document, so nothing is revalidated.
    const body = JSON.stringify({ _id: 'doctor', _type: 'doctor', operation: 'update' })
    const signature = await encodeSignatureHeader(body, Date.now(), webhookSecret)
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature }
    const response = await reach(`${siteUrl}${HOOK_PATH}`, { method: 'POST', headers, body })
    if (typeof response === 'string')
      return failed(`${siteUrl} does not answer (${response}).`, 'Start it, or check SITE_URL.')
    if (response.ok) return ok('the site accepts it')
    if (response.status === 400) {
      return failed(
        'The site refuses the time of the signature: the clocks of this machine and of the site differ.',
        'Let both machines set their clocks by NTP (timedatectl set-ntp true).',
      )
    }
    return response.status === 401
      ? failed('The site has another SANITY_WEBHOOK_SECRET.', 'Start the site with the same one.')
      : failed(`The site answers a change with ${response.status}.`, 'Look at the site’s log.')
  },
}

/** Whether the content API has a webhook for this site. */
export const webhookCheck: Check = {
  name: 'Webhook',
  async run({ settings, client, readToken, writeToken }) {
    const { siteUrl, content } = settings
    const url = `${siteUrl}${HOOK_PATH}`
    const create = `Create it at sanity.io/manage under API, Webhooks: ${url}, on create, update and delete (web/docs/deploy.md, Content at Sanity).`
    let hooks: Hook[]
    try {
      const token = writeToken ?? readToken
      if (!token) return skipped('no token to list webhooks with')
      hooks = await client(token).request<Hook[]>({ url: `/hooks/projects/${content.projectId}` })
    } catch (error) {
      if (!statusOf(error)) throw error
      return statusOf(error) === 401 || statusOf(error) === 403
        ? warning('The token may not list webhooks.', `Make sure that there is one. ${create}`)
        : failed(`Webhooks cannot be listed (${reasonOf(error)}).`, create)
    }
    const hook = hooks.find((each) => sameTarget(each.url, url))
    if (!hook) return failed(`No webhook leads to ${url}.`, create)
    const missing = ['create', 'update', 'delete'].filter((on) => !hook.rule?.on?.includes(on))
    if (hook.isDisabledByUser) return failed('The webhook is switched off.', 'Switch it on.')
    if (missing.length > 0)
      return failed(`The webhook does not report: ${missing.join(', ')}.`, create)
    return ok(`to ${hook.url}`)
  },
}

/** Whether draft mode works; the read token has its own check. */
export const previewCheck: Check = {
  name: 'Preview',
  async run({ settings: { siteUrl } }) {
    const response = await reach(`${siteUrl}/api/draft-mode/enable`)
    if (typeof response === 'string')
      return failed(`${siteUrl} does not answer (${response}).`, 'Start it, or check SITE_URL.')
    const text = await response.text()
    if (text.includes('SANITY_API_READ_TOKEN')) {
      return failed(
        'The site runs without a read token.',
        'Start the site with SANITY_API_READ_TOKEN.',
      )
    }
    // Without the Studio’s secret the site must refuse.
    if (response.status === 401) return ok('the site asks for the Studio’s secret')
    return failed(
      `${siteUrl}/api/draft-mode/enable answers ${response.status}.`,
      'Look at the site’s log.',
    )
  },
}

/** The response, or the reason why there is none. */
function reach(url: string, init?: RequestInit): Promise<Response | string> {
  return request(url, init).catch(reasonOf)
}

/** Whether two URLs are equal; the local lake calls the site by 127.0.0.1. */
function sameTarget(one: string, other: string): boolean {
  const named = (url: string) => url.replace('//127.0.0.1', '//localhost')
  return named(one) === named(other)
}
