/** Milliseconds: spec.md section 9; longer if it offers to undo. */
const usual = 5_000
const withAction = 8_000

/** How long a toast stays while it is neither hovered nor focused. */
export const toastDuration = (hasAction: boolean) => (hasAction ? withAction : usual)
