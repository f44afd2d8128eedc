import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { describe, expect, test } from 'vitest'
import { mayConnect, type Peer } from '../../support/kubernetes/network.ts'
import { kubectl, podsOf, render } from '../../support/kubernetes/render.ts'

const NAMESPACE = 'chainlantern'

describe.skipIf(!kubectl)('the network policies', () => {
  const objects = kubectl ? render('overlays/example') : []
  const policies = objects.filter(NetworkPolicy.is)
  const peers: Record<string, Peer> = {
    visitor: { ip: '203.0.113.7' },
    internet: { ip: '203.0.113.8' },
    internet6: { ip: '2001:db8::8' },
    metadata: { ip: '169.254.169.254' },
    privateHost: { ip: '10.2.3.4' },
    postgresql: { ip: '10.0.0.1', namespace: 'postgresql' },
    redis: { ip: '10.0.0.2', namespace: 'redis' },
    other: { ip: '10.0.0.3', namespace: 'other' },
    scraper: {
      ip: '10.0.0.4',
      namespace: 'monitoring',
      labels: { 'app.kubernetes.io/name': 'prometheus' },
    },
    dns: { ip: '10.0.0.5', namespace: 'kube-system', labels: { 'k8s-app': 'kube-dns' } },
    // A pod in our namespace without our labels, such as one that somebody starts by hand.
    stray: { ip: '10.0.1.9', namespace: NAMESPACE, labels: {} },
  }
  for (const { name, labels, spec } of podsOf(objects)) {
    const ports = spec.containers.flatMap((each) => each.ports ?? [])
    peers[name] = {
      ip: `10.0.1.${Object.keys(peers).length}`,
      namespace: NAMESPACE,
      labels,
      ports: Object.fromEntries(ports.map((each) => [each.name, each.containerPort])),
    }
  }
  /** All pairs that may connect to a port. */
  const allowed = (port: number, protocol?: string) =>
    Object.entries(peers).flatMap(([from, sender]) =>
      Object.entries(peers).flatMap(([to, receiver]) => {
        const isOurs = sender.namespace === NAMESPACE || receiver.namespace === NAMESPACE
        const may = mayConnect(policies, NAMESPACE, { from: sender, to: receiver, port, protocol })
        return from !== to && isOurs && may ? [`${from} → ${to}`] : []
      }),
    )
  const senders = (to: string, port: number) =>
    allowed(port)
      .filter((each) => each.endsWith(` → ${to}`))
      .map((each) => each.split(' ')[0])

  test('only nginx and the scraper of metrics reach a web server', () => {
    expect(senders('web', 3000)).toEqual(['scraper', 'proxy'])
  })

  test('anybody outside reaches nginx, on its two ports, and nothing else of ours', () => {
    for (const port of [8080, 8443]) {
      expect(senders('proxy', port)).toEqual(expect.arrayContaining(['visitor', 'other']))
      expect(senders('web', port)).toEqual([])
    }
    for (const port of [80, 443, 3000, 8081, 5432]) expect(senders('proxy', port)).toEqual([])
    for (const job of ['migrate', 'backup']) expect(senders(job, 8080)).toEqual([])
  })

  test('only web servers, the migration and the backup reach PostgreSQL, and only web servers Redis', () => {
    expect(senders('postgresql', 5432).toSorted()).toEqual(['backup', 'migrate', 'web'])
    expect(senders('redis', 6379)).toEqual(['web'])
    expect(allowed(5432)).toHaveLength(3)
    expect(allowed(6379)).toHaveLength(1)
  })

  test('only web servers reach the content API, the bot and mail, and no address of the platform', () => {
    for (const port of [443, 465, 587]) {
      for (const to of ['internet', 'internet6']) expect(senders(to, port)).toEqual(['web'])
      for (const to of ['metadata', 'privateHost', 'other', 'postgresql']) {
        expect(senders(to, port)).toEqual([])
      }
    }
    expect(senders('internet', 80)).toEqual([])
  })

  test('all pods resolve names only by the cluster’s DNS', () => {
    const pods = ['stray', 'web', 'proxy', 'migrate', 'backup'].toSorted()
    for (const protocol of ['UDP', 'TCP']) {
      expect(allowed(53, protocol).toSorted()).toEqual(pods.map((each) => `${each} → dns`))
    }
  })
})
