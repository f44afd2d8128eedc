interface StoredPlan {
  tag?: string
}

/** A tag sets one plan apart; on two it says nothing. */
export function checkOneTaggedPlan(plans: StoredPlan[] | undefined): true | string {
  const tagged = (plans ?? []).filter(({ tag }) => tag).length
  return tagged <= 1 || 'More than one plan has a tag, so that none stands out.'
}
