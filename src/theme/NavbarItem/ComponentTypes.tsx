// Change: three items of our own: products, versions, settings.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { ProductSwitcher } from '../../navigation/client/ProductSwitcher';
import { VersionsMenu } from '../../navigation/client/VersionsMenu';
import { SettingsButton } from '../../settings/client/SettingsButton';

export default {
  ...ComponentTypes,
  'custom-productSwitcher': ProductSwitcher,
  'custom-versionsMenu': VersionsMenu,
  'custom-settings': SettingsButton,
};
