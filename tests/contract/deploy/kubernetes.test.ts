import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, PersistentVolumeClaim } from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import {
  containersOf,
  KUBERNETES,
  kubectl,
  mainContainer,
  podsOf,
  render,
} from '../../support/kubernetes/render.ts'
import { schemaFaults } from '../../support/kubernetes/schema.ts'

const OVERLAY = 'overlays/example'
const read = (path: string) => readFileSync(join(KUBERNETES, path), 'utf8')

describe.skipIf(!kubectl)('the objects for Kubernetes', () => {
  const base = kubectl ? render('base') : []
  const overlay = kubectl ? render(OVERLAY) : []
  const pods = podsOf(overlay)
  const deployments = overlay.filter(Deployment.is)

  test.each([
    ['base', base],
    ['the overlay', overlay],
  ])('%s: each object is valid by the official schemas', (_, objects) => {
    expect(objects.length).toBeGreaterThan(15)
    expect(schemaFaults(objects)).toEqual([])
  })

  test('each pod runs unprivileged, on a read-only file system, without a token of the platform', () => {
    expect(pods.map(({ name }) => name).toSorted()).toEqual(['backup', 'migrate', 'proxy', 'web'])
    for (const pod of pods) {
      expect(pod.spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      })
      expect(pod.spec).not.toHaveProperty('hostNetwork')
      for (const { securityContext, resources } of containersOf(pod)) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        // Without requests the platform packs too many pods on a node.
        expect(Object.keys(resources?.requests ?? {})).toEqual(['cpu', 'memory'])
        expect(resources?.limits?.memory).toBe(resources?.requests?.memory)
      }
    }
  })

  test('a rollout or an emptied node never takes the last server of its kind', () => {
    expect(deployments.map(({ metadata }) => metadata?.name).toSorted()).toEqual(['proxy', 'web'])
    for (const { metadata, spec } of deployments) {
      expect(spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
      // Otherwise each `apply` would reset it to one.
      expect(spec).not.toHaveProperty('replicas')
      const scaler = overlay
        .filter(HorizontalPodAutoscaler.is)
        .find((each) => each.spec?.scaleTargetRef.name === metadata?.name)
      expect(scaler?.spec?.minReplicas).toBeGreaterThan(1)
      const budget = overlay
        .filter(PodDisruptionBudget.is)
        .find((each) => each.metadata?.name === metadata?.name)
      const selector = { matchLabels: spec?.template.metadata?.labels }
      expect(spec?.selector).toEqual(selector)
      expect(budget?.spec).toMatchObject({ maxUnavailable: 1, selector })
      for (const spread of spec?.template.spec?.topologySpreadConstraints ?? []) {
        expect(spread).toMatchObject({ labelSelector: selector, maxSkew: 1 })
      }
      expect(spec?.template.spec?.topologySpreadConstraints).toHaveLength(2)
    }
  })

  test('every referenced object is rendered, or named in the README for the operator to create', () => {
    const names = (is: (each: unknown) => each is { metadata?: { name?: string } }) =>
      overlay.filter(is).map(({ metadata }) => metadata?.name)
    const references = { configMaps: new Set(), claims: new Set(), secrets: new Set<string>() }
    for (const pod of pods) {
      for (const { env = [], envFrom = [] } of containersOf(pod)) {
        for (const { configMapRef } of envFrom) references.configMaps.add(configMapRef?.name)
        for (const { valueFrom } of env) {
          if (valueFrom?.secretKeyRef?.name) references.secrets.add(valueFrom.secretKeyRef.name)
        }
      }
      for (const { persistentVolumeClaim, secret } of pod.spec.volumes ?? []) {
        if (persistentVolumeClaim) references.claims.add(persistentVolumeClaim.claimName)
        if (secret?.secretName) references.secrets.add(secret.secretName)
      }
      const volumes = (pod.spec.volumes ?? []).map(({ name }) => name)
      for (const { volumeMounts = [] } of containersOf(pod)) {
        for (const { name } of volumeMounts) expect(volumes).toContain(name)
      }
    }
    expect([...references.configMaps].toSorted()).toEqual(names(ConfigMap.is).toSorted())
    expect([...references.claims]).toEqual(names(PersistentVolumeClaim.is))
    expect(references.secrets.size).toBe(2)
    for (const name of references.secrets) {
      expect(read('README.md')).toMatch(new RegExp(`create secret \\S+ ${name} `))
    }
    expect(JSON.stringify(overlay)).not.toContain('"kind":"Secret"')
  })

  test('the three steps of the README apply each object, the Job first and the web servers last', () => {
    const selectors = Array.from(
      read('README.md').matchAll(/apply -k "\$OVERLAY" -l '?([^\s']+)/g),
      ([, selector]) => selector,
    )
    expect(selectors).toEqual([
      'chainlantern/rollout=migrate',
      '!chainlantern/rollout',
      'chainlantern/rollout=web',
    ])
    const labelled = [...overlay.filter(Job.is), ...deployments].flatMap(({ metadata }) => {
      const step = metadata?.labels?.['chainlantern/rollout']
      return step ? [[metadata?.name, step]] : []
    })
    expect(labelled).toEqual([
      ['migrate', 'migrate'],
      ['web', 'web'],
    ])
    expect(JSON.stringify(overlay).match(/"chainlantern\/rollout"/g)).toHaveLength(2)
  })

  test('the overlay changes variables and adds none', () => {
    const names = (objects: unknown[]) =>
      objects.filter(ConfigMap.is).map(({ data }) => Object.keys(data ?? {}).toSorted())
    expect(names(base)).toHaveLength(2)
    expect(names(overlay)).toEqual(names(base))
  })

  test('the overlay names one version of all images, and the previous one', () => {
    const images = pods.flatMap((pod) => containersOf(pod).map(({ image = '' }) => image))
    const tags = new Map<string, Set<string>>()
    for (const image of images) {
      const [, name = '', tag = ''] = /\/(chainlantern-[a-z]+):([\w.-]+)$/.exec(image) ?? []
      tags.set(name, (tags.get(name) ?? new Set()).add(tag))
    }
    const version = mainContainer(pods, 'web').image?.split(':').at(-1) ?? ''
    const [before] = containersOf(mainContainer(pods, 'proxy').pod)
    const previous = before?.image?.split(':').at(-1) ?? ''
    expect(previous).not.toBe(version)
    expect(Object.fromEntries(tags)).toEqual({
      'chainlantern-web': new Set([version, previous]),
      'chainlantern-tools': new Set([version]),
      'chainlantern-backup': new Set([version]),
      'chainlantern-proxy': new Set([version]),
    })
  })
})
