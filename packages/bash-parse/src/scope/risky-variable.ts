/** Whether setting a variable to a value (`null`: unknown) can change what runs. */
export function isRisky(name: string, value: string | null): boolean {
  if (
    /^(?:BASH\w*|LD_\w*|DYLD_\w*|GIT_\w*|\w*_COMMAND|\w*PAGER|\w*EDITOR|\w*_OPTIONS|\w*_OPTS|PATH|IFS|ENV|PS4|CDPATH)$/.test(
      name,
    )
  )
    return value !== "cat" || !/PAGER|EDITOR/.test(name);
  return false;
}
