/** The same function, which makes the value of each key once. Values are never `undefined`. */
export function memoized<Key, Value extends NonNullable<unknown>>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}
