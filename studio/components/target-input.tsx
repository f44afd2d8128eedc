import { useEffect, useRef } from 'react'
import { type ObjectInputProps, unset } from 'sanity'
import type { TargetValues } from '../schema/validation/target'

/** A button or link; changing its kind of target clears the old kind's field. */
export function TargetInput(props: ObjectInputProps<TargetValues>) {
  const { value, onChange, readOnly, focusPath } = props
  const target = value?.target
  const previous = useRef(target)

  useEffect(() => {
    const old = previous.current
    previous.current = target
    // Only the editor's own choice clears: not a read-only version, nor a colleague's change.
    if (!old || old === target || readOnly || focusPath[0] !== 'target') return
    const stale = old === 'dialog' ? [old, 'presets'] : [old]
    onChange(stale.filter((name) => value?.[name] !== undefined).map((name) => unset([name])))
  }, [target, value, onChange, readOnly, focusPath])

  return props.renderDefault(props)
}
