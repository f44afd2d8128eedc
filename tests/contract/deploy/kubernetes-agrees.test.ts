import { Service } from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import {
  bytes,
  nameOf,
  ourServices,
  readImage,
  serverOf,
  tmpfsBytes,
} from '../../support/kubernetes/one-machine.ts'
import {
  containersOf,
  dataOf,
  kubectl,
  mainContainer,
  podsOf,
  render,
} from '../../support/kubernetes/render.ts'

const number = (text: string | undefined) => Number(/\d+/.exec(text ?? '')?.[0])

describe.skipIf(!kubectl)('Kubernetes, the compose file, the images and the site agree', () => {
  const base = kubectl ? render('base') : []
  const pods = podsOf(base)
  const servers = [
    { name: 'web', service: serverOf('chainlantern-web'), image: readImage('web/Containerfile') },
    {
      name: 'proxy',
      service: serverOf('chainlantern-proxy'),
      image: readImage('scripts/deploy/Containerfile'),
    },
  ]
  test('the images are those of the compose file, with the same roles', () => {
    const images = pods.flatMap((pod) => containersOf(pod).map(({ image = '' }) => image))
    const ours = new Set(images.map((each) => each.replace(/-previous$/, '')))
    expect([...ours].toSorted()).toEqual([...new Set(ourServices().map(nameOf))].toSorted())
    for (const { name, service } of servers) {
      expect(mainContainer(pods, name).image).toBe(nameOf(service))
      expect(mainContainer(pods, name)).not.toHaveProperty('command')
    }
    const { args } = mainContainer(pods, 'migrate')
    expect(readImage('web/Containerfile', 'tools').command).toEqual(args)
    expect(readImage('web/Containerfile', 'backup').command[0]).toBe(
      mainContainer(pods, 'backup').args?.[0],
    )
  })

  test('users are those of the images and of the compose file', () => {
    for (const { service, image } of servers) expect(service.user).toBe(image.user)
    expect(readImage('web/Containerfile', 'tools').user).toBe(servers[0]?.image.user)
    for (const { spec } of pods) {
      const { runAsUser, runAsGroup } = spec.securityContext ?? {}
      expect(`${runAsUser}:${runAsGroup}`).toBe(servers[0]?.image.user)
    }
  })

  test('ports are those that the images listen on, and Services lead to them', () => {
    for (const { name, service, image } of servers) {
      const ports = mainContainer(pods, name).ports ?? []
      expect(ports.map(({ containerPort }) => containerPort)).toEqual(image.ports)
      const own = base.filter(Service.is).find(({ metadata }) => metadata?.name === name)
      expect(own?.spec?.selector).toEqual(mainContainer(pods, name).pod.labels)
      const targets = (own?.spec?.ports ?? []).map(({ port, targetPort }) => {
        const target = ports.find((each) => each.name === targetPort)
        return `${port}:${target?.containerPort}`
      })
      // The compose file publishes no port of the web servers.
      const opened =
        service.ports.length > 0
          ? service.ports.map((each) => each.replace(/^.*:-(\d+)}:/, '$1:'))
          : image.ports.map((each) => `${each}:${each}`)
      expect(targets).toEqual(opened)
    }
    const web = base.filter(Service.is).find(({ metadata }) => metadata?.name === 'web')
    const named = dataOf(base, 'proxy').WEB_SERVERS?.match(/server \S+/g)
    expect(new Set(named)).toEqual(new Set([`server web:${web?.spec?.ports?.[0]?.port}`]))
  })

  test('volumes are where the image of nginx looks, and as large as in the compose file', () => {
    const [web, proxy] = servers
    const { volumeMounts = [], pod } = mainContainer(pods, 'proxy')
    const at = (name: string) => volumeMounts.find((each) => each.name === name)?.mountPath
    expect(at('run')).toBe(proxy?.image.env.NGINX_DIR)
    expect(at('static')).toBe(proxy?.image.env.STATIC_DIR)
    const tls = pod.spec.volumes?.find(({ name }) => name === 'tls')?.secret
    expect(tls?.items?.map(({ path }) => `${at('tls')}/${path}`)).toEqual([
      proxy?.image.env.TLS_CERTIFICATE,
      proxy?.image.env.TLS_KEY,
    ])
    const size = (name: string, volume: string) =>
      bytes(
        mainContainer(pods, name).pod.spec.volumes?.find((each) => each.name === volume)?.emptyDir
          ?.sizeLimit,
      )
    if (!web || !proxy) throw new Error('There are two servers.')
    expect(size('web', 'tmp')).toBe(tmpfsBytes(web.service, '/tmp'))
    expect(size('proxy', 'run')).toBe(tmpfsBytes(proxy.service, proxy.image.env.NGINX_DIR ?? ''))
    const copies = (pod.spec.initContainers ?? []).map(({ command }) => command)
    const commands = ourServices().map(({ command }) => command)
    expect(copies.length).toBe(2)
    for (const copy of copies) expect(commands).toContainEqual(copy)
  })

  test('limits of processor and memory are those of the compose file', () => {
    const services = { ...Object.fromEntries(servers.map(({ name, service }) => [name, service])) }
    for (const [name, { deploy }] of Object.entries(services)) {
      const limits = mainContainer(pods, name).resources?.limits
      expect(bytes(limits?.memory)).toBe(bytes(deploy?.resources.limits.memory))
      expect(Number(limits?.cpu)).toBe(Number(deploy?.resources.limits.cpus))
    }
    // At most half of it for the heap.
    const heap = number(servers[0]?.image.env.NODE_OPTIONS)
    expect(heap * 2 ** 21).toBeLessThanOrEqual(
      bytes(mainContainer(pods, 'web').resources?.limits?.memory),
    )
  })

  test('a web server gets visitors when the check of the compose file has passed, and is restarted by that of its image', () => {
    const [web] = servers
    const { startupProbe, readinessProbe, livenessProbe } = mainContainer(pods, 'web')
    const ready = /\/api\/health\/\w+/.exec(web?.service.healthcheck?.test?.join(' ') ?? '')?.[0]
    expect(startupProbe?.httpGet).toEqual({ path: ready, port: 'http' })
    expect(livenessProbe?.httpGet).toEqual({ path: web?.image.healthPath, port: 'http' })
    expect(readinessProbe?.httpGet).toEqual(livenessProbe?.httpGet)
    expect(web?.image.env.SITE_LISTEN).toBe('0.0.0.0')
    expect(String(web?.image.ports[0])).toBe(web?.image.env.SITE_PORT)
  })

  test('a stopping server has the grace period of the compose file after its pause', () => {
    for (const { name, service } of servers) {
      const { lifecycle, pod } = mainContainer(pods, name)
      const pause = number(lifecycle?.preStop?.exec?.command?.at(-1))
      expect(pause).toBeGreaterThan(0)
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
        pause + number(service.stop_grace_period),
      )
    }
  })
})
