import { createHash, timingSafeEqual } from 'node:crypto'
import { connection } from 'next/server'
import { register } from 'prom-client'
import { env } from '@/env'
import { problem } from '@/http/problem'
import { measureQueue } from '@/leads/server/start-leads'
import { health } from '../health/health'

/** Prometheus metrics of this server; the queue length is that of all servers. */
export async function GET({ headers }: Request): Promise<Response> {
  await connection()
  if (!env.METRICS_TOKEN) return problem(404, 'There is nothing at this address.')
  if (!isSame(headers.get('authorization') ?? '', `Bearer ${env.METRICS_TOKEN}`)) {
    const detail = 'Send METRICS_TOKEN as a bearer token.'
    return problem(401, detail, { 'www-authenticate': 'Bearer' })
  }
  await Promise.all([measureQueue(), health()])
  return new Response(await register.metrics(), {
    headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
  })
}

/** Compares hashes, so that the timing reveals neither a correct prefix nor the length. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
