import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob, Job } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import ts from 'typescript'
import { z } from 'zod'
import { ROOT } from '../../../scripts/run/root.ts'

type Model<T> = {
  is: (value: unknown) => value is T
  new (data?: T): { validate: () => void }
}

/** Throws an error if an object of this kind breaks its schema. */
const validator =
  <T>(model: Model<T>) =>
  (object: unknown): boolean => {
    if (!model.is(object)) return false
    new model(object).validate()
    return true
  }

const VALIDATORS = [
  validator(ConfigMap),
  validator(CronJob),
  validator(Deployment),
  validator(HorizontalPodAutoscaler),
  validator(Job),
  validator(Namespace),
  validator(NetworkPolicy),
  validator(PersistentVolumeClaim),
  validator(PodDisruptionBudget),
  validator(Service),
]

const headSchema = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
})

/**
 * Faults of objects by the official schemas, one line each. The validators of kubernetes-models check types, formats
 * and options, but accept any field; the compiler rejects unknown fields by its types.
 */
export function schemaFaults(objects: unknown[]): string[] {
  return [...objects.flatMap(invalidValues), ...compilerFaults(objects)]
}

function invalidValues(object: unknown): string[] {
  const { kind, metadata } = headSchema.parse(object)
  try {
    const isKnown = VALIDATORS.some((validate) => validate(object))
    return isKnown ? [] : [`${kind} ${metadata.name}: there is no such kind`]
  } catch (error) {
    return [`${kind} ${metadata.name}: ${error instanceof Error ? error.message : error}`]
  }
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}
/** The virtual file's place: beside the packages that it imports. */
const FILE = join(ROOT, 'tests/support/kubernetes/objects.mts')

function compilerFaults(objects: unknown[]): string[] {
  const heads = objects.map((object) => headSchema.parse(object))
  const text = objects
    .map((object, index) => {
      const { apiVersion, kind } = heads[index] ?? {}
      // One line per object, so that the line of an error identifies it.
      return `export const object${index}: import('kubernetes-models/${apiVersion}').I${kind} = ${JSON.stringify(object)}`
    })
    .join('\n')
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => path === FILE || fileExists(path)
  host.getSourceFile = (path, options) =>
    path === FILE ? ts.createSourceFile(path, text, options) : getSourceFile(path, options)
  return ts.getPreEmitDiagnostics(ts.createProgram([FILE], OPTIONS, host)).map((fault) => {
    const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0
    const { kind, metadata } = heads[line] ?? {}
    const reason = ts.flattenDiagnosticMessageText(fault.messageText, ' ')
    return `${kind} ${metadata?.name}: ${reason}`
  })
}
