import { type FormPatch, type ImageValue, unset } from 'sanity'

/**
 * Patches of an image field. When the image is replaced or removed, also clears its alternative text. Keeps it for a
 * crop, a focal point, a first image, and for a pasted value, which has its own text.
 */
export function withoutOldText(
  patches: FormPatch[],
  value: (ImageValue & { alt?: string }) | undefined,
): FormPatch[] {
  const before = value?.asset?._ref
  if (!before || value.alt === undefined) return patches
  const isOther = patches.some((patch) => {
    const path = patch.path.join('.')
    if (path !== 'asset' && path !== 'asset._ref') return false
    if (patch.type === 'unset') return true
    return patch.type === 'set' && refOf(patch.value) !== before
  })
  return isOther ? [...patches, unset(['alt'])] : patches
}

const refOf = (asset: unknown) =>
  typeof asset === 'object' && asset !== null && '_ref' in asset ? asset._ref : asset
