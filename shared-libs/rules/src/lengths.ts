// Most characters of the texts that people fill in.

const longestName = 120;
/** RFC 5321. */
const longestEmail = 254;
/** 15 digits with a plus and what people write between them. */
export const longestMobile = 25;

/** A flight's name with zeros and spaces, `AVA 09314A`. */
export const longestFlightName = 12;

/** Of the version of a consent's words. */
export const longestVersion = 40;

/** Of the contact form. */
export const contactLimits = {
  fullName: longestName,
  email: longestEmail,
  mobile: longestMobile,
  subject: 150,
  comment: 4000,
} as const;

/** Of the newsletter's form. */
export const newsletterLimits = { fullName: longestName, email: longestEmail } as const;

/** Of a taxi's booking, and of a passenger's account. */
export const bookingLimits = {
  name: longestName,
  mobile: longestMobile,
  email: longestEmail,
  flight: longestFlightName,
} as const;
