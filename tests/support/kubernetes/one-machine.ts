import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../../scripts/run/root.ts'

// The recipe for one machine: the compose file and the Containerfiles.

const serviceSchema = z.object({
  image: z.string(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  tmpfs: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()).optional() }).optional(),
  stop_grace_period: z.string().optional(),
  deploy: z
    .object({ resources: z.object({ limits: z.record(z.string(), z.string()) }) })
    .optional(),
})
export type Service = z.infer<typeof serviceSchema>

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Services with our own images. */
export function ourServices(): Service[] {
  const compose: unknown = parse(text('scripts/deploy/compose.yaml'), { merge: true })
  const { services } = z.object({ services: z.record(z.string(), z.unknown()) }).parse(compose)
  return Object.values(services).flatMap((service) => {
    const { image } = z.object({ image: z.string() }).parse(service)
    return image.startsWith('chainlantern-') ? [serviceSchema.parse(service)] : []
  })
}

/** The service that runs an image's server rather than another command. */
export function serverOf(image: string): Service {
  const found = ourServices().find((each) => nameOf(each) === image && !each.command)
  if (!found) throw new Error(`The compose file has no server of ${image}.`)
  return found
}

export const nameOf = ({ image }: { image: string }): string => image.replace(/:.*$/, '')

type Image = {
  env: Record<string, string>
  user: string
  ports: number[]
  command: string[]
  /** The path of its health check, if any. */
  healthPath: string | undefined
}

/** The declarations of a Containerfile's stage, by default the last. */
export function readImage(path: string, stage?: string): Image {
  const stages = text(path).split(/^FROM /m)
  const wanted = stage
    ? stages.find((each) => each.split('\n')[0]?.endsWith(` AS ${stage}`))
    : stages.at(-1)
  const lines = (wanted ?? '').replace(/\\\n/g, ' ')
  const env = Array.from(lines.matchAll(/^ENV (.*)$/gm), ([, pairs = '']) =>
    Array.from(
      pairs.matchAll(/(\w+)=(\S*)/g),
      ([, name = '', value = '']) => [name, value] as const,
    ),
  )
  return {
    env: Object.fromEntries(env.flat()),
    user: /^USER (.*)$/m.exec(lines)?.[1] ?? '',
    ports: (/^EXPOSE (.*)$/m.exec(lines)?.[1] ?? '').split(' ').filter(Boolean).map(Number),
    command: z.array(z.string()).parse(JSON.parse(/^CMD (\[.*\])$/m.exec(lines)?.[1] ?? '[]')),
    healthPath: /^HEALTHCHECK .*(\/api\/health\/\w+)/m.exec(lines)?.[1],
  }
}

const UNITS: Record<string, number> = { k: 10, m: 20, g: 30 }

/** A size in bytes: compose's `768M` equals Kubernetes' `768Mi`. */
export function bytes(size: string | number | undefined): number {
  const [, amount, unit = ''] = /^(\d+)([kmg]?)i?$/i.exec(String(size)) ?? []
  return Number(amount) * 2 ** (UNITS[unit.toLowerCase()] ?? 0)
}

/** The size of a service's temporary file system in bytes. */
export function tmpfsBytes(service: Service, folder: string): number {
  const options = service.tmpfs.find((each) => each.startsWith(`${folder}:`))
  return bytes(/\bsize=(\w+)/.exec(options ?? '')?.[1])
}
