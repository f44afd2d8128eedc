import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { CronJob, Job } from 'kubernetes-models/batch/v1'
import {
  ConfigMap,
  type IContainer,
  type IPodSpec,
  type IPodTemplateSpec,
} from 'kubernetes-models/v1'
import { parseAllDocuments } from 'yaml'
import { requireKubectl } from '../../../scripts/checks/require-deploy-programs.ts'
import { ROOT } from '../../../scripts/run/root.ts'

/** For `describe.skipIf(!kubectl)`; installs it if possible, and warns otherwise. */
export const kubectl = requireKubectl()

export const KUBERNETES = join(ROOT, 'scripts/deploy/kubernetes')

/** The objects of a kustomization folder, as `kubectl apply -k` would send them. */
export function render(folder: string): unknown[] {
  if (!kubectl) throw new Error('There is no kubectl: use describe.skipIf(!kubectl).')
  // Newer versions warn about fields that Debian's version still needs.
  const args = ['kustomize', join(KUBERNETES, folder)]
  const text = execFileSync(kubectl, args, { encoding: 'utf8', stdio: 'pipe' })
  return parseAllDocuments(text).map((each) => each.toJS())
}

/** The variables of a ConfigMap, whose name ends with their hash. */
export const dataOf = (objects: unknown[], name: string): Record<string, string> =>
  objects.filter(ConfigMap.is).find(({ metadata }) => metadata?.name?.startsWith(`${name}-`))
    ?.data ?? {}

export type Pod = { name: string; labels: Record<string, string>; spec: IPodSpec }

/** The pods of Deployments, Jobs and CronJobs. */
export function podsOf(objects: unknown[]): Pod[] {
  return [
    ...objects.filter(Deployment.is).map(({ spec }) => pod(spec?.template)),
    ...objects.filter(Job.is).map(({ spec }) => pod(spec?.template)),
    ...objects.filter(CronJob.is).map(({ spec }) => pod(spec?.jobTemplate.spec?.template)),
  ]
}

function pod(template: IPodTemplateSpec | undefined): Pod {
  if (!template?.spec) throw new Error('A pod has no spec.')
  const labels = template.metadata?.labels ?? {}
  return { name: labels['app.kubernetes.io/component'] ?? '', labels, spec: template.spec }
}

/** All containers of a pod, init containers first. */
export const containersOf = ({ spec }: Pod): IContainer[] => [
  ...(spec.initContainers ?? []),
  ...spec.containers,
]

/** The container with the pod's name. */
export function mainContainer(pods: Pod[], name: string): IContainer & { pod: Pod } {
  const pod = pods.find((each) => each.name === name)
  const container = pod?.spec.containers.find((each) => each.name === name)
  if (!pod || !container) throw new Error(`There is no pod ${name}.`)
  return { ...container, pod }
}
