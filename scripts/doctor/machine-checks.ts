import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import { ROOT } from '../run/root.ts'
import { type Check, failed, ok, request, skipped, warning } from './check.ts'

const GIGABYTE = 1024 ** 3
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the clock is right: webhook signatures, links and leases compare times. */
export const clockCheck: Check = {
  name: 'Clock',
  async run({ settings, client }) {
    const askedAt = Date.now()
    const response = await request(client().getUrl('/ping'))
    const answeredAt = Date.now()
    const date = Date.parse(response.headers.get('date') ?? '')
    if (Number.isNaN(date)) return skipped('the content API sends no time')
    // The HTTP date has whole seconds.
    const seconds = Math.round((date + 500 - (askedAt + answeredAt) / 2) / 1000)
    const difference = `The clock of this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'slow' : 'fast'}`
    const advice = 'Let the machine set its clock by NTP (timedatectl set-ntp true).'
    const host = new URL(settings.content.apiHost || 'https://api.sanity.io').host
    if (Math.abs(seconds) > 60) return failed(`${difference}, measured at ${host}.`, advice)
    if (Math.abs(seconds) > 5) return warning(`${difference}, measured at ${host}.`, advice)
    return ok(`agrees with ${host}`)
  },
}

/** Whether the disk has space for the servers. */
export const diskCheck: Check = {
  name: 'Disk',
  async run({ settings: { leadsDatabase, leadsDatabaseUrl, content, lakeDir } }) {
    const folders = {
      'the build': join(ROOT, 'web'),
      ...(!leadsDatabaseUrl && { 'requests of visitors': dirname(leadsDatabase) }),
      ...(content.where === 'local' && { 'the lake': lakeDir }),
    }
    const free = await Promise.all(
      Object.entries(folders).map(async ([what, folder]) => {
        const { bavail, bsize } = await statfs(existing(folder))
        return { what, gigabytes: (bavail * bsize) / GIGABYTE }
      }),
    )
    const least = free.reduce((a, b) => (b.gigabytes < a.gigabytes ? b : a))
    const text = `${least.gigabytes.toFixed(1)} GB are free for ${least.what}`
    const advice = 'Make space: a full disk refuses what visitors send.'
    if (least.gigabytes < 0.2) return failed(`Only ${text}.`, advice)
    return least.gigabytes < 2 ? warning(`Only ${text}.`, advice) : ok(text)
  },
}

/** Whether rate limits count visitors or proxies. */
export const proxyCheck: Check = {
  name: 'Proxy settings',
  run({ settings: { siteUrl, trustedProxies: count } }) {
    const isTls = siteUrl.startsWith('https:')
    if (isTls && count === 0) {
      return failed(
        'SITE_URL is https, so there is a proxy, but LEADS_TRUSTED_PROXIES is 0: all visitors share one limit.',
        'Set LEADS_TRUSTED_PROXIES to the number of your proxies: 1 for nginx of scripts/deploy.',
      )
    }
    if (!isTls && count > 0) {
      return warning(
        `LEADS_TRUSTED_PROXIES is ${count}, and SITE_URL is without TLS: without a proxy, visitors choose their IP address.`,
        'Set it to the number of your own proxies in front of the site.',
      )
    }
    return ok(count === 0 ? 'no proxy' : `${count} in front of the site`)
  },
}

/** Whether the site's certificate stays valid for some time. */
export const certificateCheck: Check = {
  name: 'TLS certificate',
  async run({ settings: { siteUrl } }) {
    const { protocol, hostname, port } = new URL(siteUrl)
    if (protocol !== 'https:') return skipped('SITE_URL is without TLS')
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: 10_000,
      // The check reports an invalid certificate itself.
      rejectUnauthorized: false,
    })
    const refused = await new Promise<Error | null>((resolve, reject) => {
      socket.once('secureConnect', () => resolve(socket.authorizationError ?? null))
      socket.once('error', reject)
      socket.once('timeout', () => reject(new Error('no answer in 10 s')))
    })
    const { valid_to: until } = socket.getPeerCertificate()
    socket.destroy()
    const days = Math.floor((Date.parse(until) - Date.now()) / DAY_MS)
    const renew = 'Renew it, and let nginx read it again (nginx -s reload).'
    if (refused) return failed(`Browsers refuse it (${refused.message ?? refused}).`, renew)
    if (days < 14) return warning(`It ends in ${days} days.`, renew)
    return ok(`valid for ${days} days`)
  },
}

const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(dirname(folder))
