import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseInstant } from "../../../../src/admin/instant.ts";
import { lowestPosition, newPosition, parseUlid, shareInstant } from "../../../../src/admin/server/stores/ulid.ts";

const read = (text: string) => {
  const instant = parseInstant(text);
  return instant && `${new Date(instant.milliseconds).toISOString()} + ${instant.nanoseconds} ns`;
};

describe("parseInstant", () => {
  it.each([
    ["2026-03-01", "2026-03-01T00:00:00.000Z + 0 ns"],
    ["2026-03-01T09:30", "2026-03-01T09:30:00.000Z + 0 ns"],
    ["2026-03-01T09:30:15Z", "2026-03-01T09:30:15.000Z + 0 ns"],
    ["2026-03-01t09:30:15.5z", "2026-03-01T09:30:15.500Z + 0 ns"],
    ["2026-03-01T09:30:15,123456789Z", "2026-03-01T09:30:15.123Z + 456789 ns"],
    ["2026-03-01T09:30:15.1234567899Z", "2026-03-01T09:30:15.123Z + 456789 ns"],
    ["2026-03-01T00:30+02:00", "2026-02-28T22:30:00.000Z + 0 ns"],
    ["2026-12-31T23:30-0130", "2027-01-01T01:00:00.000Z + 0 ns"],
    ["2026-03-01T09:30+02", "2026-03-01T07:30:00.000Z + 0 ns"],
    ["2026-06-30T23:59:60Z", "2026-07-01T00:00:00.000Z + 0 ns"],
    ["0099-01-01", "0099-01-01T00:00:00.000Z + 0 ns"],
  ])("%s is %s", (text, expected) => expect(read(text)).toBe(expected));

  it.each(
    [
      ["", "2026", "2026-03", "2026-3-1", "20260301", "2026-02-29", "2026-04-31", "2026-00-10", "2026-10-00"],
      ["2026-03-01T", "2026-03-01Z", "2026-03-01T9:30", "2026-03-01 09:30", "2026-03-01T24:00", "2026-03-01T09:60"],
      [
        "2026-03-01T09:30:61",
        "2026-03-01T09:30:15.",
        "2026-03-01T09:30+24:00",
        "2026-03-01T09:30+1:00",
        "+02026-03-01",
      ],
      ["today", " 2026-03-01", "2026-03-01\n", "٢٠٢٦-03-01"],
    ]
      .flat()
      .map((text) => [text]),
  )("%j is not an instant", (text) => expect(parseInstant(text)).toBeUndefined());

  it("agrees with Date on what Date writes", () => {
    const date = fc.date({ min: new Date("0000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(date, (at) => {
        expect(parseInstant(at.toISOString())?.milliseconds).toBe(at.getTime());
      }),
    );
  });
});

describe("positions", () => {
  const instant = fc.record({
    milliseconds: fc.integer({ min: 0, max: 253_402_300_799_999 }),
    nanoseconds: fc.integer({ min: 0, max: 999_999 }),
  });

  it("are ULIDs whose order is the order of time, to the nanosecond", () => {
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        const earlier = a.milliseconds - b.milliseconds || a.nanoseconds - b.nanoseconds;
        const [one, other] = [newPosition(a), newPosition(b)];
        expect(parseUlid(one)).toBe(one);
        if (earlier < 0) expect(one < lowestPosition(b) && lowestPosition(b) <= other).toBe(true);
        expect(shareInstant(one, other)).toBe(earlier === 0);
      }),
    );
  });

  it("are told apart where the instant is the same", () => {
    const same = { milliseconds: 1, nanoseconds: 0 };
    expect(new Set(Array.from({ length: 10_000 }, () => newPosition(same))).size).toBe(10_000);
  });

  it("hold the time where ULIDs have it", () => {
    // The example of the ULID specification: 01ARZ3NDEK is 2016-07-30T23:54:10.259Z.
    expect(lowestPosition({ milliseconds: Date.parse("2016-07-30T23:54:10.259Z"), nanoseconds: 0 })).toBe(
      "01ARZ3NDEK0000000000000000",
    );
    expect(lowestPosition({ milliseconds: -1, nanoseconds: 999_999 })).toBe("0".repeat(26));
  });
});
