import { BlockList, isIPv6 } from 'node:net'
import type {
  INetworkPolicy,
  INetworkPolicyPeer,
  INetworkPolicyPort,
} from 'kubernetes-models/networking.k8s.io/v1'

type Labels = Record<string, string>

/** A pod, or without labels an address outside the cluster. */
export type Peer = {
  ip: string
  namespace?: string
  labels?: Labels
  /** Its named ports. */
  ports?: Record<string, number>
}
type Selector = NonNullable<INetworkPolicyPeer['podSelector']>
type Way = { from: Peer; to: Peer; port: number; protocol?: string }

/**
 * Whether the policies of `namespace` let one peer connect to another: both the sender's and the receiver's must allow
 * it.
 */
export function mayConnect(policies: INetworkPolicy[], namespace: string, way: Way): boolean {
  const { from, to } = way
  const applied = (peer: Peer, type: 'Egress' | 'Ingress') =>
    policies.flatMap(({ spec }) => {
      const selects = peer.namespace === namespace && matches(spec?.podSelector, peer.labels)
      return selects && spec?.policyTypes?.includes(type) ? [spec] : []
    })
  const allowed = (
    peers: INetworkPolicyPeer[] | undefined,
    ports: INetworkPolicyPort[] | undefined,
    peer: Peer,
  ) =>
    (!peers?.length || peers.some((each) => isPeer(each, peer, namespace))) &&
    (!ports?.length || ports.some((each) => isPort(each, way)))
  const sent = applied(from, 'Egress')
  const received = applied(to, 'Ingress')
  return (
    (sent.length === 0 ||
      sent.some(({ egress }) => egress?.some((rule) => allowed(rule.to, rule.ports, to)))) &&
    (received.length === 0 ||
      received.some(({ ingress }) => ingress?.some((rule) => allowed(rule.from, rule.ports, from))))
  )
}

function isPeer(rule: INetworkPolicyPeer, peer: Peer, namespace: string): boolean {
  if (rule.ipBlock) {
    const { cidr, except = [] } = rule.ipBlock
    return contains(cidr, peer.ip) && !except.some((each) => contains(each, peer.ip))
  }
  if (peer.namespace === undefined) return false
  const inNamespace = rule.namespaceSelector
    ? matches(rule.namespaceSelector, { 'kubernetes.io/metadata.name': peer.namespace })
    : peer.namespace === namespace
  return inNamespace && matches(rule.podSelector, peer.labels)
}

function isPort(rule: INetworkPolicyPort, { to, port, protocol = 'TCP' }: Way): boolean {
  const wanted = typeof rule.port === 'string' ? to.ports?.[rule.port] : rule.port
  return rule.protocol === protocol && wanted === port
}

/** A missing or empty selector matches every pod. */
function matches(selector: Selector | undefined, labels: Labels = {}): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {}
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator !== 'In') throw new Error(`${operator} is not known here.`)
      return values.includes(labels[key] ?? '')
    })
  )
}

function contains(network: string, ip: string): boolean {
  const [address = '', bits] = network.split('/')
  const family = (each: string) => (isIPv6(each) ? 'ipv6' : 'ipv4')
  if (family(address) !== family(ip)) return false
  const list = new BlockList()
  list.addSubnet(address, Number(bits), family(address))
  return list.check(ip, family(ip))
}
