import type { Translate } from '@quandary/i18n'
import type { messages } from '@quandary/i18n/catalogues/en_US/forms'
import type { FormStrings } from '@quandary/ui'

/**
 * Returns all texts of the larger form components.
 *
 * @param t translates keys of the `forms` area, alone or joined with an app's own
 */
export function formStringsFrom(t: Translate<typeof messages>): FormStrings {
  return {
    nothingFound: t('form_kit.nothing_found'),
    choiceCount: (count) => t('form_kit.choices', { count }),
    choose: t('form_kit.choose'),
    save: t('form_kit.save'),
    saving: t('form_kit.saving'),
    notSaved: t('form_kit.not_saved'),
    pickColor: t('form_kit.pick_color'),
    chooseImage: t('form_kit.choose_image'),
    replaceImage: t('form_kit.replace_image'),
    removeImage: t('form_kit.remove_image'),
    dropImage: t('form_kit.drop_image'),
    uploading: t('form_kit.uploading'),
    imageType: (types) => t('form_kit.image_type', { types }),
    imageSize: (megabytes) => t('form_kit.image_size', { megabytes }),
    imageUnreadable: t('form_kit.image_unreadable'),
    imageFailed: t('form_kit.image_failed'),
    cropTitle: t('form_kit.crop_title'),
    cropHelp: t('form_kit.crop_help'),
    cropZoom: t('form_kit.crop_zoom'),
    cropAcross: t('form_kit.crop_across'),
    cropDown: t('form_kit.crop_down'),
    cropApply: t('form_kit.crop_apply'),
    needed: (title) => (title === '' ? t('form_kit.needed') : t('form_kit.needed_title', { title })),
    invalid: (title) => t('form_kit.invalid', { title }),
    neededChoice: t('form_kit.needed_choice'),
    neededTick: t('form_kit.needed_tick'),
    neededImage: t('form_kit.needed_image'),
    neededTag: t('form_kit.needed_tag'),
    tooShort: (min) => t('form_kit.too_short', { min }),
    tooLong: (max) => t('form_kit.too_long', { max }),
    tooSmall: (min) => t('form_kit.too_small', { min }),
    tooLarge: (max) => t('form_kit.too_large', { max }),
    tooEarly: (min) => t('form_kit.too_early', { min }),
    tooLate: (max) => t('form_kit.too_late', { max }),
    notEmail: t('form_kit.not_email'),
    notAddress: t('form_kit.not_address'),
    notNumber: t('form_kit.not_number'),
    notColor: t('form_kit.not_color'),
    notPattern: t('form_kit.not_pattern'),
    notChoice: t('form_kit.not_choice'),
    notTimeZone: t('form_kit.not_time_zone'),
  }
}
